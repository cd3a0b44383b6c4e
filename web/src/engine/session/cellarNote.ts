import { hintsAtSession } from "./signedInHint.ts";

/** Key of the id of this device's open cellar. `public/early.js` reads it too. */
const NOTE = "wine-cellar-of";

/**
 * Stores the id of the open local store, because a browser may drop the session cookie but keep the
 * cellar.
 */
export function noteCellar(storeId: string): void {
  try {
    localStorage.setItem(NOTE, storeId);
  } catch {
    // Without this note the next start only takes longer.
  }
}

export function forgetCellarNote(): void {
  localStorage.removeItem(NOTE);
}

/** Whether the app will probably show a cellar at its start. Does not open the local store. */
export function hintsAtCellar(): boolean {
  return hintsAtSession(document.cookie) || notedCellar() !== undefined;
}

/**
 * Id of the store that was open last. Only a hint, because the stored session decides which store
 * opens.
 */
export function notedCellar(): string | undefined {
  try {
    return localStorage.getItem(NOTE) ?? undefined;
  } catch {
    return undefined;
  }
}
