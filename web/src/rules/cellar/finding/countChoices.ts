import { textLanguage } from "../../../language/i18n.ts";
import type { CellarWine } from "../CellarWine.ts";
import { findWines, type WineLookups, NO_FILTER, type WineFilter } from "./filterWines.ts";
import { nameIn } from "../../../language/names.ts";

export interface CountedChoice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

export type CountedFilter = Exclude<
  keyof WineFilter,
  "vintageRange" | "includeArchived" | "isOrdered" | "size"
>;

/** The wines to count, with the search and the filters to apply. */
export interface CountedAmong {
  readonly wines: readonly CellarWine[];
  readonly search: string;
  readonly filter: WineFilter;
  readonly known: WineLookups;
}

/** How many wines match each value of a filter, given the search and the other filters. */
export function countValues(
  field: CountedFilter,
  { wines, search, filter, known }: CountedAmong,
  valuesOf: (wine: CellarWine) => Iterable<string>,
): ReadonlyMap<string, number> {
  const others = { ...filter, [field]: NO_FILTER[field] };
  const counts = new Map<string, number>();
  for (const wine of findWines(wines, search, others, known).wines) {
    for (const value of new Set(valuesOf(wine))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Every value in the cellar as a choice, by label, including values with count 0. */
export function countedNames(
  field: CountedFilter,
  among: CountedAmong,
  valuesOf: (wine: CellarWine) => Iterable<string>,
): readonly CountedChoice[] {
  const { compare } = new Intl.Collator(textLanguage());
  const counts = countValues(field, among, valuesOf);
  const values = new Set(among.wines.flatMap((wine) => [...valuesOf(wine)]));
  values.delete("");
  return [...values]
    .map((value) => ({ value, label: filterLabel(field, value), count: counts.get(value) ?? 0 }))
    .sort((one, other) => compare(one.label, other.label));
}

/** The value of a filter by name, in the page's language. */
export function filterLabel(field: CountedFilter, value: string): string {
  if (field === "varietal") return nameIn("grape", value);
  const isTranslated = field === "country" || field === "region" || field === "grape";
  return isTranslated ? nameIn(field, value) : value;
}
