import { textLanguage } from "../../../language/i18n.ts";
import { BOTTLE_SIZE, lotsOf, varietalsOf } from "sync-protocol";
import type { CellarWine } from "../CellarWine.ts";
import { isOnOrder } from "./filterWines.ts";

export interface FilterChoices {
  readonly varietals: readonly string[];
  /** Bottle sizes in millilitres, ascending; empty if every bottle has the usual size. */
  readonly sizes: readonly number[];
  readonly ordered: number;
}

export function filterChoices(wines: readonly CellarWine[]): FilterChoices {
  const found = new Set<number>();
  let ordered = 0;
  for (const wine of wines) {
    for (const { millilitres } of lotsOf(wine)) found.add(millilitres);
    if (!wine.isArchived && wine.lots.some(isOnOrder)) ordered += 1;
  }
  const sizes = [...found];
  return {
    varietals: varietalsOf(wines),
    sizes: sizes.every((size) => size === BOTTLE_SIZE.usual) ? [] : sizes.sort((a, b) => a - b),
    ordered,
  };
}

export function tagsOf(wines: readonly CellarWine[]): string[] {
  const distinct = new Set<string>();
  for (const { tags } of wines) for (const tag of tags) distinct.add(tag);
  return [...distinct].sort(new Intl.Collator(textLanguage()).compare);
}
