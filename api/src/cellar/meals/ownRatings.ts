import { setImmediate } from "node:timers/promises";
import type { WineEvent } from "sync-protocol";
import { livingEvents } from "../changes/livingEvents.ts";
import type { CellarStore } from "../ports/cellar.ts";
import type { OwnRating } from "../ports/outside.ts";

/** How many ratings of one wine the sommelier is told, the latest. */
const TOLD_MAX = 3;

/**
 * What a person once gave these wines with a dish, by wine, the latest first. A flawed bottle says nothing of
 * its wine, as it doesn't to the sommelier on the device.
 */
export async function ownRatings(
  store: Pick<CellarStore, "historySince">,
  userId: string,
  wineIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnRating[]>> {
  const ratings = new Map(wineIds.map((id): [string, OwnRating[]] => [id, []]));
  for await (const events of livingEvents(store, userId)) {
    for (const event of events) {
      const own = ratings.get(event.wineId);
      const rating = ratingIn(event);
      if (!own || !rating) continue;
      own.push(rating);
      own.sort((one, other) => (one.day < other.day ? 1 : -1));
      own.length = Math.min(own.length, TOLD_MAX);
    }
    await setImmediate();
  }
  return ratings;
}

function ratingIn({ day, meal, rating, flaw }: WineEvent): OwnRating | undefined {
  return rating && meal !== null && flaw === null ? { day, meal, rating } : undefined;
}
