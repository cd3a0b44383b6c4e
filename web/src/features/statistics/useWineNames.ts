import { useEffect, useMemo, useState } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { AS_WRITTEN, inOwnWords, type WineNames, wineNames } from "../../rules/cellar/wineNames.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";

let known: WineNames | undefined;

/**
 * The names under which equal things are one, in the owner's spelling where there is but one; as they are written
 * until the table of names is loaded.
 */
export function useWineNames(wines: readonly CellarWine[] | undefined): WineNames {
  const [names, setNames] = useState(known ?? AS_WRITTEN);

  useEffect(() => {
    if (known) return undefined;
    let isLeft = false;
    fetchPart(() => import("../../gazetteer/index.ts")).then(({ equalNames }) => {
      known = wineNames(equalNames);
      if (!isLeft) setNames(known);
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, []);

  return useMemo(() => (wines ? inOwnWords(names, wines) : names), [names, wines]);
}
