import { create } from "zustand";

/** The wines that can be selected, in the order in which they stand. */
export type Standing = readonly { readonly id: string }[];

interface Selection {
  /** The wines selected; `undefined` while nobody selects. */
  readonly ids: ReadonlySet<string> | undefined;
  /** The wine selected last, from which a range goes on. */
  readonly anchor: string | undefined;
  readonly standing: Standing;
}

const NOBODY_SELECTS = { ids: undefined, anchor: undefined };

/** Which wines the person has selected, to do something with all of them. */
export const useSelection = create<Selection>(() => ({ ...NOBODY_SELECTS, standing: [] }));

/** Notes which wines search and filters leave, in their order. */
export function noteStanding(standing: Standing): void {
  useSelection.setState({ standing });
}

/** Begins to select, with these wines, or goes on with them alone. */
export function select(wineIds: Iterable<string>): void {
  const ids = new Set(wineIds);
  useSelection.setState({ ids, anchor: [...ids].at(-1) });
}

/** Selects every wine that search and filters leave. */
export function selectAll(): void {
  select(useSelection.getState().standing.map(({ id }) => id));
}

/** Selects a wine, or takes it out. */
export function toggleSelected(wineId: string): void {
  const ids = new Set(useSelection.getState().ids);
  if (!ids.delete(wineId)) ids.add(wineId);
  useSelection.setState({ ids, anchor: wineId });
}

/** Selects beside what is selected the wines from the last one to this, as they stand. */
export function selectThrough(wineId: string): void {
  const { ids = [], anchor = wineId, standing } = useSelection.getState();
  const ends = [anchor, wineId].map((id) => standing.findIndex((wine) => wine.id === id));
  const range = standing.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
  select([...ids, ...range.map(({ id }) => id), wineId]);
}

/** Ends selecting. */
export function endSelecting(): void {
  useSelection.setState(NOBODY_SELECTS);
}
