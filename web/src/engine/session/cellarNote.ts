import { hintsAtSession } from "./signedInHint.ts";

/** Where the device notes that it has a cellar. `public/early.js` reads it too. */
const NOTE = "wine-cellar-here";

/** Notes that this device has a cellar: a browser may drop the session's cookie and keep the cellar. */
export function noteCellar(): void {
  try {
    localStorage.setItem(NOTE, "1");
  } catch {
    // Without the note the next start only takes longer.
  }
}

export function forgetCellarNote(): void {
  localStorage.removeItem(NOTE);
}

/** Whether a start is likely to show a cellar: told before the local store is open. */
export function hintsAtCellar(): boolean {
  if (hintsAtSession(document.cookie)) return true;
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}
