import type { RefObject } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { useFocusAfterLeaving } from "./useFocusAfterLeaving.ts";

interface FocusAfterLeavingProps {
  /** Where the wines stand. */
  readonly area: RefObject<HTMLElement | null>;
  /** The wines that search and filters leave. */
  readonly wines: readonly CellarWine[];
}

/** Keeps the focus among the wines when the one that has it leaves them. */
export function FocusAfterLeaving({ area, wines }: FocusAfterLeavingProps) {
  useFocusAfterLeaving(area, wines);
  return null;
}
