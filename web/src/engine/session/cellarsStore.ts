import type { ListedCellar } from "sync-protocol";
import { createStore } from "zustand/vanilla";
import type { CellarsRecord, LostCellar } from "../db/deviceDatabase.ts";

/** The cellars of the signed-in user, as this device knows them. */
interface KnownCellars {
  /** As the server listed them last; empty before its first answer. */
  readonly listed: readonly ListedCellar[];
  readonly lost: readonly LostCellar[];
}

const NONE: KnownCellars = { listed: [], lost: [] };

export const cellarsStore = createStore<KnownCellars>(() => NONE);

export function showCellars({ listed, lost }: KnownCellars | CellarsRecord = NONE): void {
  cellarsStore.setState({ listed, lost });
}
