import { create } from "zustand";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { WineFilter } from "../../../rules/cellar/finding/filterWines.ts";
import type { FilterContext } from "../../../rules/cellar/finding/moreFilters.ts";

interface FilterData extends FilterContext {
  readonly passesMore: (wine: CellarWine, filter: WineFilter) => boolean;
}

/**
 * Data for additional filters and groupings. `undefined` until the user uses any of them and the
 * data is loaded.
 */
export const useFilterData = create<{ readonly more: FilterData | undefined }>(() => ({
  more: undefined,
}));
