import type { JournalEntry } from "../history/journal.ts";
import { hundredthsOf, ratedIn, type RatedEntry } from "./ratingShares.ts";

/** The bottles of a year that were rated best, each wine once. */
export function bestOfYear(
  year: number,
  entries: readonly JournalEntry[],
  count: number,
): readonly RatedEntry[] {
  const ofYear = entries.filter(({ event }) => event.day.startsWith(`${String(year)}-`));
  const best = ratedIn(ofYear).toSorted(
    (one, other) => hundredthsOf(other.rating) - hundredthsOf(one.rating),
  );
  const seen = new Set<string>();
  return best
    .filter(({ event }) => {
      const isNew = !seen.has(event.wineId);
      seen.add(event.wineId);
      return isNew;
    })
    .slice(0, count);
}
