import { create } from "zustand";

interface QuestionStore {
  /** Shows the browser's install prompt, which works once. `undefined` if there is no prompt. */
  readonly ask: (() => Promise<unknown>) | undefined;
}

export const useInstallQuestion = create<QuestionStore>(() => ({ ask: undefined }));

/**
 * Stops the browser from prompting automatically and keeps the prompt for later. Call it at page start, because the
 * browser offers the prompt only once, and early.
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

/** Chromium's event, which TypeScript's DOM library lacks. */
interface PromptingEvent extends Event {
  prompt(): Promise<unknown>;
}

function canPrompt(event: Event): event is PromptingEvent {
  return "prompt" in event && typeof event.prompt === "function";
}
