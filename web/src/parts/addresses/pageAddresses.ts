export const JOURNAL_PATH = "/journal";

export const PAST_BOTTLES_PATH = "/past-bottles";

export function yearAddress(year: number): string {
  return `/years/${String(year)}`;
}

export const PLACES_PATH = "/places";

/** Replaces a place's id in addresses of unplaced bottles. */
export const UNPLACED_PATH = "none";

/** Page of a place. Without an id: page of the unplaced bottles. */
export function placeAddress(placeId: string = UNPLACED_PATH): string {
  return `${PLACES_PATH}/${placeId}`;
}

export function stocktakeAddress(placeId: string): string {
  return `${placeAddress(placeId)}/stocktake`;
}

/** Collection filtered by a place. Without an id: filtered by unplaced bottles. */
export function collectionOf(placeId: string = UNPLACED_PATH): string {
  return `/?place=${placeId}`;
}

export const TO_BUY_PATH = "/to-buy";

export const REMINDERS_PATH = "/reminders";

export const RECENTLY_REMOVED_PATH = "/recently-removed";

export const STATISTICS_PATH = "/statistics";

export const LOOK_AROUND_PATH = "/look-around";

export const WORTH_PATH = "/statistics/worth";

export const CELLAR_BOOK_PATH = "/statistics/cellar-book";

export const HELP_PATH = "/help";

export const CELLARS_PATH = "/cellars";

export function cellarAddress(cellarId: string): string {
  return `${CELLARS_PATH}/${cellarId}`;
}

/** Page that an invitation's link opens, with the parameter `token`. */
export const JOIN_PATH = "/join";
