import { mayChangeRows } from "sync-protocol";
import { createStore } from "zustand/vanilla";
import type { CellarsRecord } from "../db/deviceDatabase.ts";
import { ownerOf } from "../db/storeId.ts";

type KnownCellars = Omit<CellarsRecord, "userId">;

const NONE: KnownCellars = { listed: [], lost: [] };

export const cellarsStore = createStore<KnownCellars>(() => NONE);

export function showCellars({ listed, lost }: KnownCellars = NONE): void {
  cellarsStore.setState({ listed, lost });
}

/** Whether the user's role allows changes to the cellar of this local store [C3: roles]. */
export function mayChange(storeId: string): boolean {
  const { cellarId } = ownerOf(storeId);
  const role = cellarsStore.getState().listed.find(({ id }) => id === cellarId)?.role;
  return role === undefined || mayChangeRows(role);
}
