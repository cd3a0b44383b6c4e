import { BOTTLE_SIZE, lotsOf, varietalsOf } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";

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
  const found = new Set<number>();
  let hasOrdered = false;
  for (const wine of wines) {
    for (const { millilitres, state } of lotsOf(wine)) {
      found.add(millilitres);
      hasOrdered ||= state === "ordered";
    }
  }
  const sizes = [...found];
  return {
    varietals: varietalsOf(wines),
    tags: tagsOf(wines),
    sizes: sizes.every((size) => size === BOTTLE_SIZE.usual) ? [] : sizes.sort((a, b) => a - b),
    hasOrdered,
  };
}

/** Every tag of these wines once, in alphabetical order. */
export function tagsOf(wines: readonly CellarWine[]): string[] {
  const distinct = new Set<string>();
  for (const { tags } of wines) for (const tag of tags) distinct.add(tag);
  return [...distinct].sort(new Intl.Collator("en").compare);
}
