import type { SyncState } from "../outbox/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** The device's dealings with the server. Throws where a cellar has not been prepared. */
export async function readState(cellar: CellarDatabase): Promise<SyncState> {
  const state = await cellar.state.get("sync");
  if (!state) throw new Error("This cellar has no sync state");
  return state;
}

export async function writeState(cellar: CellarDatabase, state: SyncState): Promise<void> {
  await cellar.state.put({ ...state, id: "sync" });
}

/** Forgets what was lost, its names and what of it could not be read: its owner has let it go. */
export async function forgetLost(cellar: CellarDatabase): Promise<void> {
  const { state, unreadable } = cellar;
  await cellar.transaction("rw", state, unreadable, async () => {
    await state.update("sync", { lost: [] });
    await unreadable.clear();
  });
}
