/** The page that tells what became of bottles, day by day. */
export const JOURNAL_PATH = "/journal";

/** The page of the wines that are drunk up. */
export const PAST_BOTTLES_PATH = "/past-bottles";

/** The page of one year in the cellar. */
export function yearAddress(year: number): string {
  return `/years/${String(year)}`;
}

/** The page of all places. */
export const PLACES_PATH = "/places";

/** Names in an address what is placed nowhere. */
export const NOWHERE = "none";

/** The address of a place within the app; without one, that of what is placed nowhere. */
export function placeAddress(placeId: string = NOWHERE): string {
  return `${PLACES_PATH}/${placeId}`;
}

/** The address of the collection with the wines of a place, or of what is placed nowhere. */
export function collectionOf(placeId: string = NOWHERE): string {
  return `/?place=${placeId}`;
}

/** The page of what leaves its window this year, and of orders that are due. */
export const REMINDERS_PATH = "/reminders";

/** The page of the wines that were removed and can still be restored. */
export const RECENTLY_REMOVED_PATH = "/recently-removed";

/** The page that counts the cellar. */
export const STATISTICS_PATH = "/statistics";

/** The page that shows the app over a sample. */
export const LOOK_AROUND_PATH = "/look-around";

/** The page that explains the app. */
export const HELP_PATH = "/help";
