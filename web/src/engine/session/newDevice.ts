import { hintsAtCellar } from "./cellarNote.ts";

/**
 * Whether this browser certainly has no user data. Does not load the code of the local store, so
 * that first-time visitors do not wait for that code.
 */
export async function isNewDevice(): Promise<boolean> {
  if (hintsAtCellar()) return false;
  try {
    return (await indexedDB.databases()).length === 0;
  } catch {
    // The browser does not list its databases, so the local store's code has to check.
    return false;
  }
}
