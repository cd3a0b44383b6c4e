import type { JournalEntry } from "../history/journal.ts";
import { isDrunkOrTasted } from "../history/onThisDay.ts";
import { percentOfScale, ratedIn, type RatedEntry } from "./ratingShares.ts";

/** The best rated bottles of a year, once per wine. */
export function bestOfYear(
  year: number,
  entries: readonly JournalEntry[],
  count: number,
): readonly RatedEntry[] {
  const best = ratedIn(ofYear(year, entries)).toSorted(
    (one, other) => percentOfScale(other.rating) - percentOfScale(one.rating),
  );
  return ofDifferentWines(best).slice(0, count);
}

/**
 * The best rated bottles of a year, once per wine. If these are fewer than `count`, other drunk
 * bottles follow, latest first.
 */
export function bottlesOfYear(
  year: number,
  entries: readonly JournalEntry[],
  count: number,
): readonly JournalEntry[] {
  const drunk = ofYear(year, entries).filter(isDrunkOrTasted);
  return ofDifferentWines([...bestOfYear(year, entries, count), ...drunk]).slice(0, count);
}

function ofYear(year: number, entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const beginning = `${String(year)}-`;
  return entries.filter(({ event }) => event.day.startsWith(beginning));
}

function ofDifferentWines<Entry extends JournalEntry>(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ event: { wineId } }) => {
    const isNew = !seen.has(wineId);
    seen.add(wineId);
    return isNew;
  });
}
