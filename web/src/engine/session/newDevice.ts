import { hintsAtCellar } from "./cellarNote.ts";

/**
 * Whether this browser certainly has no user data. The local store's code is not loaded, so
 * first-time visitors do not wait for it.
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
