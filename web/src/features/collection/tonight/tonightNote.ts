import { dayAt } from "../../../rules/day.ts";

const KEY = "wine-cellar-tonight";

/** What this device knows of today's Tonight: the day on which it was closed, or that it was shown last time. */
type Note = `closed ${string}` | "shown" | "";

function noted(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function note(words: Note): void {
  try {
    localStorage.setItem(KEY, words);
  } catch {
    // A full localStorage costs the note only: Tonight is shown again.
  }
}

/** Whether the user closed it today. */
export function isClosedToday(): boolean {
  return noted() === closedToday();
}

/** Whether room is kept for it until it is known. */
export function wasShown(): boolean {
  return noted() === "shown";
}

export function noteClosed(): void {
  note(closedToday());
}

export function noteShown(isShown: boolean): void {
  if (!isClosedToday()) note(isShown ? "shown" : "");
}

function closedToday(): Note {
  return `closed ${dayAt(Date.now())}`;
}
