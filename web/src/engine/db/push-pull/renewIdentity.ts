import { renewedState, renumbered } from "../../outbox/renewIdentity.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readSent } from "../outboxPages.ts";
import { readState, writeState } from "../syncState.ts";

/**
 * Gives this device a new id and renumbers the sent changes, in one transaction. Does nothing if
 * `deviceId` was already replaced.
 */
export function renewIdentity(
  cellar: CellarDatabase,
  old: { deviceId: string },
  renewal: { deviceId: string; otherStore: boolean },
): Promise<void> {
  return cellar.transaction("rw", cellar.outbox, cellar.state, async () => {
    const state = await readState(cellar);
    if (state.deviceId !== old.deviceId) return;
    const sent = await readSent(cellar);
    await cellar.outbox.bulkPut(renumbered(sent));
    await writeState(cellar, renewedState(state, { ...renewal, sent: sent.length }));
  });
}
