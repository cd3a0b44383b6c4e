import { hintsAtSession } from "./signedInHint.ts";

/** Where the device notes that it has a cellar. `public/early.js` reads it too. */
const NOTE = "wine-cellar-of";

/** Notes whose cellar this device has: a browser may drop the session's cookie and keep the cellar. */
export function noteCellar(userId: string): void {
  try {
    localStorage.setItem(NOTE, userId);
  } catch {
    // Without the note the next start only takes longer.
  }
}

export function forgetCellarNote(): void {
  localStorage.removeItem(NOTE);
}

/** Whether a start is likely to show a cellar: told before the local store is open. */
export function hintsAtCellar(): boolean {
  return hintsAtSession(document.cookie) || notedCellar() !== undefined;
}

/** Whose cellar this device has, as far as it is noted: the record in the local store decides. */
export function notedCellar(): string | undefined {
  try {
    return localStorage.getItem(NOTE) ?? undefined;
  } catch {
    return undefined;
  }
}
