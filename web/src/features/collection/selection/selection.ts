import { create } from "zustand";

/** Wines that can be selected, in display order. */
export type ShownWines = readonly { readonly id: string }[];

interface Selection {
  /** Ids of the selected wines. `undefined` outside selection mode. */
  readonly ids: ReadonlySet<string> | undefined;
  /** The wine selected last, at which a range selection starts. */
  readonly anchor: string | undefined;
  readonly shownWines: ShownWines;
}

const NOBODY_SELECTS = { ids: undefined, anchor: undefined };

export const useSelection = create<Selection>(() => ({ ...NOBODY_SELECTS, shownWines: [] }));

export function setShownWines(shownWines: ShownWines): void {
  useSelection.setState({ shownWines });
}

export function select(wineIds: Iterable<string>): void {
  const ids = new Set(wineIds);
  useSelection.setState({ ids, anchor: [...ids].at(-1) });
}

export function selectAll(): void {
  select(useSelection.getState().shownWines.map(({ id }) => id));
}

export function toggleSelected(wineId: string): void {
  const ids = new Set(useSelection.getState().ids);
  if (!ids.delete(wineId)) ids.add(wineId);
  useSelection.setState({ ids, anchor: wineId });
}

/** Selects all wines from the last selected wine to this wine, in display order. */
export function selectThrough(wineId: string): void {
  const { ids = [], anchor = wineId, shownWines } = useSelection.getState();
  const ends = [anchor, wineId].map((id) => shownWines.findIndex((wine) => wine.id === id));
  const range = shownWines.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
  select([...ids, ...range.map(({ id }) => id), wineId]);
}

export function endSelecting(): void {
  useSelection.setState(NOBODY_SELECTS);
}
