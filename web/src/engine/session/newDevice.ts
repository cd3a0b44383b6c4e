import { hintsAtCellar } from "./cellarNote.ts";

/**
 * Whether this browser certainly keeps nothing of anybody: told without the local store's code, so
 * that who comes for the first time need not wait for it.
 */
export async function isNewDevice(): Promise<boolean> {
  if (hintsAtCellar()) return false;
  try {
    return (await indexedDB.databases()).length === 0;
  } catch {
    // The browser does not tell: the local store's code will look.
    return false;
  }
}
