import { type KeptWine, keptWineOf, type Wine, type WineRow } from "sync-protocol";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { replay, unlessRemoved } from "../outbox/replay.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { readOutbox } from "./outboxPages.ts";

export interface PresentWine {
  readonly row: WineRow | undefined;
  /** The wine's pending changes, in the order in which they were made. */
  readonly pending: readonly OutboxEntry[];
  /** The wine, which may be removed; `undefined` if the wine does not exist on this device. */
  readonly kept: KeptWine | undefined;
  /** `undefined` if the wine is removed or does not exist on this device. */
  readonly present: Wine | undefined;
}

/** One wine with its pending changes. Call inside a transaction over wines and outbox. */
export async function presentWine(cellar: CellarDatabase, wineId: string): Promise<PresentWine> {
  const [row, pending] = await Promise.all([
    cellar.wines.get(wineId),
    cellar.outbox.where("recordId").equals(wineId).sortBy("position"),
  ]);
  const kept = replay(row && keptWineOf(row), pending, cellar.cellarId);
  return { row, pending, kept, present: unlessRemoved(kept) };
}

/** Maximum number of rows in one read. More rows in one step would block the page. */
const READ_AT_ONCE = 500;

/**
 * Several wines with their pending changes, without missing wines. Call inside a transaction over
 * wines and outbox.
 */
export async function presentWines(
  cellar: CellarDatabase,
  wineIds: readonly string[],
): Promise<ReadonlyMap<string, Wine>> {
  const pendingOf = new Map<string, OutboxEntry[]>();
  for (const entry of await readOutbox(cellar)) {
    const before = pendingOf.get(entry.recordId);
    if (before) before.push(entry);
    else pendingOf.set(entry.recordId, [entry]);
  }
  const present = new Map<string, Wine>();
  for (let from = 0; from < wineIds.length; from += READ_AT_ONCE) {
    const ids = wineIds.slice(from, from + READ_AT_ONCE);
    for (const [at, row] of (await cellar.wines.bulkGet(ids)).entries()) {
      const wineId = ids[at] ?? "";
      const base = row && keptWineOf(row);
      const wine = unlessRemoved(replay(base, pendingOf.get(wineId) ?? [], cellar.cellarId));
      if (wine) present.set(wineId, wine);
    }
  }
  return present;
}
