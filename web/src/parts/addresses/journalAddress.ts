/** The page that tells what became of bottles, day by day. */
export const JOURNAL_PATH = "/journal";

/** The page of the wines that are drunk up. */
export const PAST_BOTTLES_PATH = "/past-bottles";

/** The page of one year in the cellar. */
export function yearAddress(year: number): string {
  return `/years/${String(year)}`;
}
