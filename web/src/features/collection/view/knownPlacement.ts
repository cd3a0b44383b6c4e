import { create } from "zustand";
import type { Placement } from "../../../rules/cellar/placement.ts";

/** Places of the bottles. `undefined` until loaded, and for a cellar without places. */
export const useKnownPlacement = create<{ readonly placement: Placement | undefined }>(() => ({
  placement: undefined,
}));
