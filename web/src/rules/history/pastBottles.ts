import { type Rating, type WineEvent } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "../cellar/CellarWine.ts";

export interface PastWine {
  readonly wine: CellarWine;
  /** The event with the latest day that removed bottles. The user may have recorded it later. */
  readonly last: WineEvent | undefined;
  readonly rating: Rating | undefined;
}

/**
 * The finished wines, sorted by the removal of their last bottle, latest first. Archived and
 * ordered wines are excluded. `events` are newest first.
 */
export function pastWines(
  wines: readonly CellarWine[],
  events: readonly WineEvent[],
): readonly PastWine[] {
  const lastOf = new Map<string, WineEvent>();
  const ratingOf = new Map<string, Rating>();
  for (const event of events) {
    const { wineId, rating, bottles, kind } = event;
    if (bottles < 0 && kind !== "moved" && !lastOf.has(wineId)) lastOf.set(wineId, event);
    if (rating && !ratingOf.has(wineId)) ratingOf.set(wineId, rating);
  }
  return wines
    .filter(isPast)
    .map((wine) => ({ wine, last: lastOf.get(wine.id), rating: ratingOf.get(wine.id) }))
    .sort((one, other) => {
      const [day, otherDay] = [one.last?.day ?? "", other.last?.day ?? ""];
      if (day !== otherDay) return day < otherDay ? 1 : -1;
      return orderKeyOf(one.wine.name) < orderKeyOf(other.wine.name) ? -1 : 1;
    });
}

function isPast({ quantity, isArchived, lots }: CellarWine): boolean {
  return quantity === 0 && !isArchived && !lots.some(({ state }) => state === "ordered");
}
