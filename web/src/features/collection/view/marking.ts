import type { ReactNode } from "react";
import { create } from "zustand";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";

interface CheckboxRenderer {
  /** Renders the checkbox on each card. `undefined` outside selection mode. */
  readonly markOf: ((wine: CellarWine) => ReactNode) | undefined;
}

/** Set by the selection code, which is loaded lazily. */
export const useMarking = create<CheckboxRenderer>(() => ({ markOf: undefined }));
