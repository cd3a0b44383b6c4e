import { foldText } from "sync-protocol";
import { AS_WRITTEN, type WineNames } from "../cellar/wineNames.ts";
import { type JournalEntry, peopleIn } from "../history/journal.ts";
import { meanOf, ratedIn } from "./ratingShares.ts";

export interface YearTotals {
  readonly opened: number;
  readonly dishes: number;
  readonly people: number;
  readonly countries: number;
  /** Mean rating in percent; `undefined` without ratings. */
  readonly mean: number | undefined;
}

interface TotalsOf {
  /** The last day that counts, `MM-DD`. */
  readonly until?: string | undefined;
  readonly names?: WineNames;
}

export function yearTotals(
  year: number,
  all: readonly JournalEntry[],
  { until = "12-31", names = AS_WRITTEN }: TotalsOf = {},
): YearTotals {
  const entries = all.filter(
    ({ event: { day } }) => day.startsWith(`${String(year)}-`) && day.slice(5) <= until,
  );
  const drunk = entries.filter(({ event }) => event.kind === "drank");
  const rated = ratedIn(entries);
  return {
    opened: drunk.reduce((sum, { event }) => sum - event.bottles, 0),
    dishes: countDistinct(entries.flatMap(({ event }) => event.meal ?? [])),
    people: countDistinct(entries.flatMap(({ event }) => peopleIn(event))),
    countries: countDistinct(drunk.flatMap(({ wine }) => (wine ? names.country(wine) : []))),
    mean: rated.length > 0 ? meanOf(rated) : undefined,
  };
}

function countDistinct(words: readonly string[]): number {
  return new Set(words.map((word) => foldText(word.trim())).filter((word) => word !== "")).size;
}
