import { isRemoved, isSwept, keptWineOf, RESTORABLE_MS, wineOf, type WineRow } from "sync-protocol";
import type { RemovedWine } from "../../rules/cellar/RemovedWine.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { replay } from "../outbox/replay.ts";

/**
 * A removed wine as this device shows it. `undefined` if the wine does not exist or is not removed.
 */
export function removedWine(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  userId: string,
): RemovedWine | undefined {
  if (pending.length === 0 && !row?.deleted) return undefined;
  const kept = replay(row && keptWineOf(row), pending, userId);
  if (!kept || !isRemoved(kept)) return undefined;
  const unsent = pending.findLast(({ change }) => change.kind === "remove");
  const removedAt = unsent?.createdAt ?? kept.removedAt ?? 0;
  const restorableUntil = removedAt + RESTORABLE_MS;
  return { wine: wineOf(kept), removedAt, restorableUntil, isSwept: isSwept(kept) };
}
