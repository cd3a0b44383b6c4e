import { useLayoutEffect } from "react";
import { useEvents } from "../../engine/index.ts";
import { equalNames } from "../../gazetteer/index.ts";
import { passesMore } from "../../rules/cellar/finding/moreFilters.ts";
import { wineNames } from "../../rules/cellar/wineNames.ts";
import { hundredthsOf } from "../../rules/counting/ratingShares.ts";
import { useMoreKnown } from "./view/moreKnown.ts";

const names = wineNames(equalNames);

/** Tells the collection the equal names of its wines and how they were rated last. */
export function NoteMore() {
  const events = useEvents();
  useLayoutEffect(() => {
    const ratings = new Map<string, number>();
    for (const { wineId, rating } of events ?? []) {
      if (rating && !ratings.has(wineId)) ratings.set(wineId, hundredthsOf(rating));
    }
    const ratingOf = ({ id }: { readonly id: string }) => ratings.get(id);
    const known = { names, ratingOf };
    useMoreKnown.setState({
      more: { ...known, passesMore: (wine, filter) => passesMore(wine, filter, known) },
    });
  }, [events]);
  return null;
}
