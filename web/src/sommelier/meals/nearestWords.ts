/**
 * Minimum length of a word to correct. Many shorter words differ from each other by only one
 * letter.
 */
const SHORTEST_TYPED = 6;
const SHORTEST_MEANT = 6;
/** Minimum length of a word in which two letters can be wrong. */
const LONG = 9;

/**
 * The possible corrections of a mistyped word in a vocabulary: words with the same first letter and
 * one error. For a long word without such corrections, words with two errors.
 */
export function nearestWords(typed: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (typed.length < SHORTEST_TYPED) return [];
  const slips = typed.length >= LONG ? 2 : 1;
  const near = [...vocabulary]
    .filter(
      (word) =>
        word.length >= SHORTEST_MEANT &&
        word.startsWith(typed.slice(0, 1)) &&
        Math.abs(word.length - typed.length) <= slips,
    )
    .map((word) => ({ word, away: slipsBetween(typed, word) }))
    .filter(({ away }) => away <= slips);
  const closest = near.filter(({ away }) => away <= 1);
  return (closest.length > 0 ? closest : near).map(({ word }) => word);
}

/** The number of letters omitted, added, replaced or swapped (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const exchanged = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, exchanged, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
