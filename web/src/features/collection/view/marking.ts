import type { ReactNode } from "react";
import { create } from "zustand";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";

interface Marking {
  /** Checkbox drawn on each card; `undefined` outside selection mode. */
  readonly markOf: ((wine: CellarWine) => ReactNode) | undefined;
}

/** How each wine says whether it is selected; it comes with the part that selects. */
export const useMarking = create<Marking>(() => ({ markOf: undefined }));
