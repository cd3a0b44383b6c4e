import { hintsAtCellar } from "./cellarNote.ts";

/**
 * Whether this browser certainly has no user data. Needs no local store code, so first-time
 * visitors don't wait for it.
 */
export async function isNewDevice(): Promise<boolean> {
  if (hintsAtCellar()) return false;
  try {
    return (await indexedDB.databases()).length === 0;
  } catch {
    // The browser does not list its databases: the local store's code will check.
    return false;
  }
}
