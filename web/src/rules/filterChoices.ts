import { BOTTLE_SIZE, lotsOf, varietalsOf } from "sync-protocol";
import type { CellarWine } from "./cellarView.ts";

/** What can be sought in a cellar, as far as its wines differ in it. */
export interface FilterChoices {
  readonly varietals: readonly string[];
  readonly tags: readonly string[];
  /** In millilitres, from the smallest; none where every bottle is of the usual size. */
  readonly sizes: readonly number[];
  /** Whether bottles are on their way. */
  readonly hasOrdered: boolean;
}

/** What can be sought among these wines, each choice once and in its order. */
export function filterChoices(wines: readonly CellarWine[]): FilterChoices {
  const lots = wines.flatMap(lotsOf);
  const sizes = [...new Set(lots.map(({ millilitres }) => millilitres))];
  return {
    varietals: varietalsOf(wines),
    tags: tagsOf(wines),
    sizes: sizes.every((size) => size === BOTTLE_SIZE.usual) ? [] : sizes.sort((a, b) => a - b),
    hasOrdered: lots.some(({ state }) => state === "ordered"),
  };
}

/** Every tag of these wines once, in alphabetical order. */
export function tagsOf(wines: readonly CellarWine[]): string[] {
  const distinct = new Set(wines.flatMap(({ tags }) => tags));
  return [...distinct].sort(new Intl.Collator("en").compare);
}
