import { create } from "zustand";
import type { Placement } from "../../../rules/cellar/placement.ts";

/** Where bottles lie; `undefined` until that is known, and where a person has no places. */
export const useKnownPlacement = create<{ readonly placement: Placement | undefined }>(() => ({
  placement: undefined,
}));
