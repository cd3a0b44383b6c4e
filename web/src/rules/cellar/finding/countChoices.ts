import { textLanguage } from "../../../language/i18n.ts";
import type { CellarWine } from "../CellarWine.ts";
import { findWines, type WineLookups, NO_FILTER, type WineFilter } from "./filterWines.ts";
import { nameIn } from "../../../language/names.ts";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type ChoiceFilter = Exclude<
  keyof WineFilter,
  "vintageRange" | "includeArchived" | "isOrdered" | "size"
>;

export interface CountScope {
  readonly wines: readonly CellarWine[];
  readonly search: string;
  readonly filter: WineFilter;
  readonly known: WineLookups;
}

/** How many wines match each value of a filter, given the search and the other filters. */
export function countValues(
  field: ChoiceFilter,
  { wines, search, filter, known }: CountScope,
  valuesOf: (wine: CellarWine) => Iterable<string>,
): ReadonlyMap<string, number> {
  const others = { ...filter, [field]: NO_FILTER[field] };
  const counts = new Map<string, number>();
  for (const wine of findWines(wines, search, others, known).wines) {
    for (const value of new Set(valuesOf(wine))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** The distinct values of a filter in these wines, without empty values, sorted by label. */
export function namedChoices(
  field: ChoiceFilter,
  wines: readonly CellarWine[],
  valuesOf: (wine: CellarWine) => Iterable<string>,
): readonly Choice[] {
  const { compare } = new Intl.Collator(textLanguage());
  const values = new Set(wines.flatMap((wine) => [...valuesOf(wine)]));
  values.delete("");
  return [...values]
    .map((value) => ({ value, label: filterLabel(field, value) }))
    .sort((one, other) => compare(one.label, other.label));
}

export function filterLabel(field: ChoiceFilter, value: string): string {
  if (field === "varietal") return nameIn("grape", value);
  const isTranslated = field === "country" || field === "region" || field === "grape";
  return isTranslated ? nameIn(field, value) : value;
}
