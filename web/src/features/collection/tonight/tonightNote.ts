import { dayAt } from "../../../rules/day.ts";

const KEY = "wine-cellar-tonight";

/**
 * Stored on this device: the day on which the user closed Tonight, or "shown" if Tonight was
 * visible on the last visit.
 */
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
    // If localStorage is full, Tonight appears again although the user closed it.
  }
}

export function isClosedToday(): boolean {
  return noted() === closedToday();
}

/** Whether Tonight was visible on the last visit. Its space is then reserved while it loads. */
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
