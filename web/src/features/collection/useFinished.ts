import { useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import {
  isFinished,
  splitFinished,
  type SplitWines,
} from "../../rules/cellar/order/finishedWines.ts";

/**
 * Separates the finished wines: those without bottles when the collection was opened. `wines` are
 * all wines, or empty until loaded. `matching` are the wines that match search and filters.
 */
export function useFinished(
  wines: readonly CellarWine[],
  matching: readonly CellarWine[],
): SplitWines {
  const [ids, setIds] = useState<ReadonlySet<string>>();
  if (!ids && wines.length > 0) {
    setIds(new Set(wines.filter(isFinished).map(({ id }) => id)));
  }
  return useMemo(() => splitFinished(matching, ids), [matching, ids]);
}

/**
 * Whether the list of finished wines is expanded. `isSought` is the default, and applies again when
 * it changes. Until then, the user's choice applies.
 */
export function useFinishedOpen(isSought: boolean): readonly [isOpen: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState<{ readonly isOpen: boolean; readonly isSought: boolean }>();
  const isOpen = chosen?.isSought === isSought ? chosen.isOpen : isSought;
  const toggle = () => {
    setChosen({ isOpen: !isOpen, isSought });
  };
  return [isOpen, toggle];
}
