import { create } from "zustand";
import type { Placement } from "../../../rules/cellar/placement.ts";

/** Where bottles are; `undefined` until loaded, and for a user without places. */
export const useKnownPlacement = create<{ readonly placement: Placement | undefined }>(() => ({
  placement: undefined,
}));
