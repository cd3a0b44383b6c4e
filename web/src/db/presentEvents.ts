import { isOfWine, isSoundEventRow, isSoundWineRow, keptWineOf } from "sync-protocol";

import { type KeptEvents, replayEvents } from "../rules/eventsView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/**
 * The events as this device has them, of one wine where one is named; inside a transaction that covers
 * events, wines and outbox.
 */
export async function presentEvents(cellar: CellarDatabase, wineId?: string): Promise<KeptEvents> {
  const { events, outbox, wines, userId } = cellar;
  const ofOne = wineId === undefined ? undefined : events.where("wineId").equals(wineId);
  const inOrder = await (ofOne ? ofOne.sortBy("seq") : events.orderBy("seq").toArray());
  const rows = inOrder.filter(isSoundEventRow);
  const pending = await outbox.orderBy("position").toArray();
  const changed = new Set(pending.flatMap(({ change }) => (isOfWine(change) ? change.wineId : [])));
  const bases = (await wines.bulkGet([...changed])).filter((row) => row !== undefined);
  const baseById = new Map(bases.filter(isSoundWineRow).map((row) => [row.id, keptWineOf(row)]));
  return replayEvents({ rows, pending, baseOf: (id) => baseById.get(id), userId });
}
