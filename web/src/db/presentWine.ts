import { type KeptWine, keptWineOf, type Wine, type WineRow } from "sync-protocol";
import type { OutboxEntry } from "../rules/outbox.ts";
import { replay, thereOf } from "../rules/replay.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** A wine as this device has it, and what that is made of. */
export interface PresentWine {
  readonly row: WineRow | undefined;
  /** In order. */
  readonly pending: readonly OutboxEntry[];
  /** Removed or not; `undefined` when there is no such wine here. */
  readonly kept: KeptWine | undefined;
  /** `undefined` when there is no such wine here, or it is removed. */
  readonly present: Wine | undefined;
}

/** Reads one wine with what is pending on it; inside a transaction that covers both tables. */
export async function presentWine(cellar: CellarDatabase, wineId: string): Promise<PresentWine> {
  const [row, pending] = await Promise.all([
    cellar.wines.get(wineId),
    cellar.outbox.where("wineId").equals(wineId).sortBy("position"),
  ]);
  const kept = replay(row && keptWineOf(row), pending, cellar.userId);
  return { row, pending, kept, present: thereOf(kept) };
}
