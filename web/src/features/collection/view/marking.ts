import type { ReactNode } from "react";
import { create } from "zustand";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";

interface Marking {
  /** What a wine that is shown bears; `undefined` while nobody selects. */
  readonly markOf: ((wine: CellarWine) => ReactNode) | undefined;
}

/** How each wine says whether it is selected; it comes with the part that selects. */
export const useMarking = create<Marking>(() => ({ markOf: undefined }));
