import { hintsAtSession } from "./signedInHint.ts";

/** Key of the note that this device has a cellar. `public/early.js` reads it too. */
const NOTE = "wine-cellar-of";

/** Notes the open local store: a browser may drop the session cookie but keep the cellar. */
export function noteCellar(storeId: string): void {
  try {
    localStorage.setItem(NOTE, storeId);
  } catch {
    // Without the note the next start only takes longer.
  }
}

export function forgetCellarNote(): void {
  localStorage.removeItem(NOTE);
}

/** Whether a start will probably show a cellar; known before the local store is open. */
export function hintsAtCellar(): boolean {
  return hintsAtSession(document.cookie) || notedCellar() !== undefined;
}

/** The id of the noted local store; the record of the device decides. */
export function notedCellar(): string | undefined {
  try {
    return localStorage.getItem(NOTE) ?? undefined;
  } catch {
    return undefined;
  }
}
