import { create } from "zustand";
import { NO_FILTER, type WineFilter } from "../../rules/filterWines.ts";

/** What a person looks for in their cellar; it survives leaving the page and coming back. */
export interface CellarFilters {
  /** Whose it is: another person on this device starts without filters. */
  readonly userId: string | undefined;
  readonly search: string;
  readonly filter: WineFilter;
  readonly areaOpen: boolean;
}

const UNFILTERED = { search: "", filter: NO_FILTER };

export const useCellarFilters = create<CellarFilters>(() => ({
  ...UNFILTERED,
  userId: undefined,
  areaOpen: false,
}));

/** Makes the filters those of `userId`; those of anybody else are forgotten. */
export function openFiltersOf(userId: string): void {
  if (useCellarFilters.getState().userId === userId) return;
  useCellarFilters.setState({ ...UNFILTERED, userId, areaOpen: false });
}

export function setSearch(search: string): void {
  useCellarFilters.setState({ search });
}

/** Changes some controls of the filter and leaves the others. */
export function narrow(changed: Partial<WineFilter>): void {
  useCellarFilters.setState(({ filter }) => ({ filter: { ...filter, ...changed } }));
}

export function toggleFilterArea(): void {
  useCellarFilters.setState(({ areaOpen }) => ({ areaOpen: !areaOpen }));
}

/** Resets every filter and the search text. */
export function clearFilters(): void {
  useCellarFilters.setState(UNFILTERED);
}
