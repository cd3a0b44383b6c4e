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

/**
 * The names for each list of wines, cached so that results computed with the same names are reused.
 */
const namesOf = new WeakMap<readonly CellarWine[], WineNames>();

/**
 * The names by which wines are grouped. Names with the same meaning become one name, in the user's
 * spelling if the user has only one spelling. `undefined` until the table of names with the same
 * meaning is loaded. If the table can't be loaded, names stay as written.
 */
export function useWineNames(wines: readonly CellarWine[] | undefined): WineNames | undefined {
  const [equal, setEqual] = useState<EqualNames | "failed" | undefined>(known);
  const isWanted = wines !== undefined;

  useEffect(() => {
    if (known || !isWanted) return undefined;
    let isLeft = false;
    fetchPart(() => import("../gazetteer/index.ts")).then(
      ({ equalNames }) => {
        known = equalNames;
        if (!isLeft) setEqual(known);
      },
      (error: unknown) => {
        if (!isLeft) setEqual("failed");
        reportError(error);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);

  return useMemo(() => {
    if (equal === "failed") return AS_WRITTEN;
    if (!wines || !equal) return undefined;
    const names = namesOf.get(wines) ?? inOwnWords(wineNames(equal), wines);
    namesOf.set(wines, names);
    return names;
  }, [equal, wines]);
}
