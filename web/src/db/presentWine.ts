import type { Wine, WineRow } from "sync-protocol";
import { baseWine } from "../rules/cellarView.ts";
import type { OutboxEntry } from "../rules/outbox.ts";
import { replay } from "../rules/replay.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** A wine as this device has it, and what that is made of. */
export interface PresentWine {
  readonly row: WineRow | undefined;
  /** In order. */
  readonly pending: readonly OutboxEntry[];
  /** `undefined` when there is no such wine here. */
  readonly present: Wine | undefined;
}

/** Reads one wine with what is pending on it; inside a transaction that covers both tables. */
export async function presentWine(cellar: CellarDatabase, wineId: string): Promise<PresentWine> {
  const [row, pending] = await Promise.all([
    cellar.wines.get(wineId),
    cellar.outbox.where("wineId").equals(wineId).sortBy("position"),
  ]);
  return { row, pending, present: replay(row && baseWine(row), pending, cellar.userId) };
}
