import { useLayoutEffect, useMemo } from "react";
import { useCellar, useEvents } from "../../engine/index.ts";
import { equalNames } from "../../gazetteer/index.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { passesMore } from "../../rules/cellar/finding/moreFilters.ts";
import { inOwnWords, wineNames } from "../../rules/cellar/wineNames.ts";
import { shownPercent } from "../../rules/history/shownScale.ts";
import { useFilterData } from "./view/useFilterData.ts";

const equal = wineNames(equalNames);
const NO_WINES: readonly CellarWine[] = [];

/**
 * Loads data for the collection's filters and groupings: the names in all languages, and the wines'
 * latest ratings.
 */
export function FilterDataLoader() {
  const events = useEvents();
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : NO_WINES;
  const names = useMemo(() => inOwnWords(equal, wines), [wines]);
  useLayoutEffect(() => {
    const ratings = new Map<string, number>();
    for (const { wineId, rating } of events ?? []) {
      if (rating && !ratings.has(wineId)) ratings.set(wineId, shownPercent(rating));
    }
    const ratingOf = ({ id }: { readonly id: string }) => ratings.get(id);
    const known = { names: equal, ratingOf };
    useFilterData.setState({
      more: { names, ratingOf, passesMore: (wine, filter) => passesMore(wine, filter, known) },
    });
  }, [events, names]);
  return null;
}
