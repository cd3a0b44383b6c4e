import { useEffect, useMemo, useState } from "react";
import type { CellarWine } from "../rules/cellar/CellarWine.ts";
import {
  AS_WRITTEN,
  type EqualNames,
  inOwnWords,
  type WineNames,
  wineNames,
} from "../rules/cellar/wineNames.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";

let known: EqualNames | undefined;

/** Cached per list of wines, so that results computed with the same names are reused. */
const namesOf = new WeakMap<readonly CellarWine[], WineNames>();

/**
 * Names for grouping. Names with the same meaning become one name, in the user's spelling if the
 * user has only one. Names stay unchanged until the table of names with the same meaning is loaded.
 */
export function useWineNames(wines: readonly CellarWine[] | undefined): WineNames {
  const [equal, setEqual] = useState(known);
  const isWanted = wines !== undefined;

  useEffect(() => {
    if (known || !isWanted) return undefined;
    let isLeft = false;
    fetchPart(() => import("../gazetteer/index.ts")).then(({ equalNames }) => {
      known = equalNames;
      if (!isLeft) setEqual(known);
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  return useMemo(() => {
    if (!wines || !equal) return AS_WRITTEN;
    const names = namesOf.get(wines) ?? inOwnWords(wineNames(equal), wines);
    namesOf.set(wines, names);
    return names;
  }, [equal, wines]);
}
