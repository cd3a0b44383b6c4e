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
