import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { countUnsent, exportUnsent } from "../db/queries/unsent.ts";
import { ownerOf } from "../db/storeId.ts";
import { flush } from "../sync/startSync.ts";
import { closedStoreId, presentId, sessionStore } from "./sessionStore.ts";
import { readUnsentNotes } from "./userNotes.ts";

const FLUSH_MS = 5_000;

/** Number of changes that only this device has, in all cellars, after a sync of up to 5 s. */
export async function unsentChanges(): Promise<number> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") return 0;
  await flush(FLUSH_MS);
  return countUnsentOf(session.user.id);
}

export async function countUnsentOf(userId: string): Promise<number> {
  let count = 0;
  for (const storeId of await storeIdsOf(userId)) count += await countIn(storeId);
  return count;
}

/** An unreadable store counts as one change, so that it is not deleted without asking. */
async function countIn(storeId: string): Promise<number> {
  try {
    return await countUnsent(cellarOf(storeId));
  } catch (error) {
    reportError(error);
    return 1;
  }
}

/** Everything that only this device has, as JSON text. For several cellars, the text is a list. */
export async function exportQueue(): Promise<string> {
  const userId = presentId();
  if (userId === undefined) return "[]";
  const texts: string[] = [];
  for (const storeId of await storeIdsOf(userId)) {
    if (storeId === userId || (await countIn(storeId)) > 0) texts.push(await exportOf(storeId));
  }
  return texts.length === 1 ? texts.join("") : `[${texts.join(",")}]`;
}

/**
 * A store's unsent changes as JSON text. For an unreadable store, the text contains the saved
 * sentences that describe these changes.
 */
async function exportOf(storeId: string): Promise<string> {
  try {
    return await exportUnsent(cellarOf(storeId), Date.now());
  } catch (error) {
    reportError(error);
    return JSON.stringify(
      { cellarId: ownerOf(storeId).cellarId, unsent: sentencesOf(storeId) },
      null,
      2,
    );
  }
}

export function unsentInClosed(): readonly string[] {
  const storeId = closedStoreId();
  return storeId === undefined ? [] : sentencesOf(storeId);
}

function sentencesOf(storeId: string): readonly string[] {
  return readUnsentNotes(storeId).map(({ sentence }) => sentence);
}
