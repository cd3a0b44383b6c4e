import { type NewsOfMembers, watchOthers } from "../engine/index.ts";
import { vintageOf } from "../rules/cellar/CellarWine.ts";
import { type MembersEvent, newsInWords } from "../rules/history/eventAuthor.ts";
import { toast, type ToastStore, useToastStore } from "../ui/toasts/toast.ts";

/**
 * Shows what other members did in one toast, which also counts events that arrive while it is open.
 * If a toast that reports a failure or has a button is open, the toast about events appears when
 * that toast closes.
 */
export function showNewsOfMembers(): void {
  let news: readonly MembersEvent[] = [];
  let title = "";
  let isWaiting = false;

  const isShown = ({ shown }: ToastStore) => shown?.open === true && shown.title === title;
  const show = () => {
    isWaiting = false;
    toast({ title, tone: "note" });
  };
  useToastStore.subscribe((state) => {
    if (isWaiting && isFree(state)) show();
  });
  watchOthers(({ events, wine }) => {
    const state = useToastStore.getState();
    const before = isWaiting || isShown(state) ? news : [];
    news = [...before, ...events.filter(hasAuthor)];
    title = newsInWords(news, before.length === 0 ? nameOf(wine) : undefined);
    if (isFree(state)) show();
    else isWaiting = true;
  });
}

function isFree({ shown }: ToastStore): boolean {
  if (!shown?.open) return true;
  return shown.tone !== "failure" && !shown.question && (shown.actions ?? []).length === 0;
}

function hasAuthor(event: NewsOfMembers["events"][number]): event is MembersEvent {
  return event.author !== null;
}

function nameOf(wine: NewsOfMembers["wine"]): string | undefined {
  return wine && `${wine.name} ${vintageOf(wine)}`;
}
