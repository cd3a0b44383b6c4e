import { BOTTLE_SIZE, lotsOf, varietalsOf } from "sync-protocol";
import type { CellarWine } from "../CellarWine.ts";
import { isOnItsWay } from "./filterWines.ts";

/** The filter choices in which a cellar's wines differ. */
export interface FilterChoices {
  readonly varietals: readonly string[];
  /** In millilitres, ascending; empty if every bottle has the usual size. */
  readonly sizes: readonly number[];
  /** How many wines have bottles on order. */
  readonly ordered: number;
}

/** The distinct filter choices of these wines, in order. */
export function filterChoices(wines: readonly CellarWine[]): FilterChoices {
  const found = new Set<number>();
  let ordered = 0;
  for (const wine of wines) {
    for (const { millilitres } of lotsOf(wine)) found.add(millilitres);
    if (!wine.isArchived && wine.lots.some(isOnItsWay)) ordered += 1;
  }
  const sizes = [...found];
  return {
    varietals: varietalsOf(wines),
    sizes: sizes.every((size) => size === BOTTLE_SIZE.usual) ? [] : sizes.sort((a, b) => a - b),
    ordered,
  };
}

/** Every tag of these wines once, alphabetically. */
export function tagsOf(wines: readonly CellarWine[]): string[] {
  const distinct = new Set<string>();
  for (const { tags } of wines) for (const tag of tags) distinct.add(tag);
  return [...distinct].sort(new Intl.Collator("en").compare);
}
