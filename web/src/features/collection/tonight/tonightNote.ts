import { dayAt } from "../../../rules/day.ts";

const KEY = "wine-cellar-tonight";

/**
 * Stored on this device: the day on which Tonight was closed, or "shown" if Tonight was visible
 * last time.
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
    // If localStorage is full, Tonight is shown again.
  }
}

export function isClosedToday(): boolean {
  return noted() === closedToday();
}

/** Whether Tonight was shown last time. If so, space is reserved while Tonight loads. */
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
