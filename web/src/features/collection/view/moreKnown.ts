import { create } from "zustand";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import type { WineFilter } from "../../../rules/cellar/finding/filterWines.ts";
import type { FilterContext } from "../../../rules/cellar/finding/moreFilters.ts";

interface FilterData extends FilterContext {
  readonly passesMore: (wine: CellarWine, filter: WineFilter) => boolean;
}

/** Data for more filters and groups. `undefined` until one of them is used and its data is loaded. */
export const useMoreKnown = create<{ readonly more: FilterData | undefined }>(() => ({
  more: undefined,
}));
