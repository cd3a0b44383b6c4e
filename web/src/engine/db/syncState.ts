import type { SyncState } from "../outbox/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Throws if the cellar was not prepared. */
export async function readState(cellar: CellarDatabase): Promise<SyncState> {
  const state = await cellar.state.get("sync");
  if (!state) throw new Error("This cellar has no sync state");
  return state;
}

export async function writeState(cellar: CellarDatabase, state: SyncState): Promise<void> {
  await cellar.state.put({ ...state, id: "sync" });
}

/**
 * Deletes the list of lost changes and the unreadable records, after the user has dismissed them.
 */
export async function forgetLost(cellar: CellarDatabase): Promise<void> {
  const { state, unreadable } = cellar;
  await cellar.transaction("rw", state, unreadable, async () => {
    await state.update("sync", { lost: [] });
    await unreadable.clear();
  });
}
