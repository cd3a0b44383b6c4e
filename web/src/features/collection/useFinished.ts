import { useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import {
  isFinished,
  splitFinished,
  type SplitWines,
} from "../../rules/cellar/order/finishedWines.ts";

/**
 * Separates the wines that were finished when the collection was opened.
 * @param wines All wines; none until they are loaded.
 * @param matching Wines that match search and filters.
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

/** Whether the finished wines are shown: while the user searches for them, until the user chooses otherwise. */
export function useFinishedOpen(isSought: boolean): readonly [isOpen: boolean, toggle: () => void] {
  const [chosen, setChosen] = useState<{ readonly isOpen: boolean; readonly isSought: boolean }>();
  const isOpen = chosen?.isSought === isSought ? chosen.isOpen : isSought;
  const toggle = () => {
    setChosen({ isOpen: !isOpen, isSought });
  };
  return [isOpen, toggle];
}
