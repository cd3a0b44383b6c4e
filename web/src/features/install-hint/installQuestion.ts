import { create } from "zustand";

interface QuestionStore {
  /** Asks the person in the browser's own words, once; `undefined` where the browser cannot. */
  readonly ask: (() => Promise<unknown>) | undefined;
}

/** The browser's question whether to install the app. */
export const useInstallQuestion = create<QuestionStore>(() => ({ ask: undefined }));

/**
 * Keeps the browser from asking on its own, and its question for a better time. To be called as the
 * page starts: the browser comes with it once, and early.
 */
export function keepInstallQuestion(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    useInstallQuestion.setState({ ask: () => event.prompt() });
  });
  window.addEventListener("appinstalled", () => {
    useInstallQuestion.setState({ ask: undefined });
  });
}

/** Chromium's event, which the DOM library does not know. */
interface PromptingEvent extends Event {
  prompt(): Promise<unknown>;
}

function canPrompt(event: Event): event is PromptingEvent {
  return "prompt" in event && typeof event.prompt === "function";
}
