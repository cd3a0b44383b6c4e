import {
  type Language,
  type PairAnswer,
  type Wine,
  WINE_TYPES,
  type WineEvent,
} from "sync-protocol";
import type { CellarStore, NamedCellar } from "../ports/cellar.ts";
import type { OwnRating, Sommelier } from "../ports/outside.ts";
import { actorOf } from "../personalCellar.ts";
import { Refused } from "../Refused.ts";
import { setImmediate } from "node:timers/promises";
import { textIn } from "../../language/textIn.ts";
import { livingEvents } from "../changes/livingEvents.ts";

export interface PairDeps {
  readonly store: Pick<CellarStore, "historySince" | "places" | "wines">;
  readonly sommelier: Sommelier | undefined;
  readonly requestLanguage: () => Language;
}

export const OFFERED_MAX = 60;

/** Shorter words are ignored when a wine's texts are compared with the meal. */
const WORD_MIN = 4;

/**
 * Recommends wines of the cellar for a meal, the best first. The AI service also gets the wines'
 * ratings, drinking windows and places.
 */
export async function pairMeal(
  deps: PairDeps,
  cellar: NamedCellar,
  meal: string,
): Promise<PairAnswer> {
  const { sommelier } = deps;
  if (!sommelier) {
    throw new Refused({ code: "ai_unconfigured", task: "pairing" });
  }

  const { cellarId } = cellar;
  const language = deps.requestLanguage();
  const offer = await offerFor(meal, deps.store.wines(cellarId, { includeArchived: false }));
  if (offer.length === 0) {
    const i18n = textIn(language);
    return {
      pairings: [],
      message: i18n._("Your cellar holds no bottles to choose from. Add some wine, and ask again."),
    };
  }

  const offeredIds = offer.map(({ id }) => id);
  const ratings = await ownRatings(deps.store, cellar, offeredIds);
  const places = new Map((await deps.store.places(cellarId)).map((place) => [place.id, place]));
  const year = new Date().getUTCFullYear();
  const answer = await sommelier.pair(meal, { wines: offer, ratings, places, year, language });
  if (!("kind" in answer)) return answer;

  throw new Refused({ code: "ai_failed", task: "pairing" });
}

/**
 * At most {@link OFFERED_MAX} wines with bottles. Wines whose name, grape, region or notes share a
 * word with the meal come first. Wines of each type follow in turn, the wines with the most bottles
 * first. A small cellar is returned whole. Memory use is limited, because `parts` are not kept.
 */
export async function offerFor(
  meal: string,
  parts: AsyncIterable<readonly Wine[]>,
): Promise<readonly Wine[]> {
  const mealWords = wordsOf(meal);
  const mentions = (wine: Wine) => [...wordsOf(textOf(wine))].some((word) => mealWords.has(word));
  const all: Wine[] = [];
  const mentioned = mostPlentiful();
  const others = new Map(WINE_TYPES.map((type) => [type, mostPlentiful()]));
  for await (const part of parts) {
    for (const wine of part) {
      if (wine.quantity === 0) continue;
      if (all.length <= OFFERED_MAX) all.push(wine);
      const kind = mentions(wine) ? mentioned : others.get(wine.type);
      kind?.add(wine);
    }
  }
  if (all.length <= OFFERED_MAX) return all;

  const byType = Array.from(others.values(), ({ wines }) => wines);
  return [...mentioned.wines, ...interleave(byType)].slice(0, OFFERED_MAX);
}

function mostPlentiful() {
  const wines: Wine[] = [];
  return {
    wines,
    add(wine: Wine) {
      const place = wines.findIndex(({ quantity }) => quantity < wine.quantity);
      wines.splice(place < 0 ? wines.length : place, 0, wine);
      wines.length = Math.min(wines.length, OFFERED_MAX);
    },
  };
}

/** The first element of each list, then the second of each list, and so on. */
function interleave(lists: readonly (readonly Wine[])[]): Wine[] {
  const turns = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

function textOf({ name, varietal, region, notes }: Wine): string {
  return [name, varietal, region, notes ?? ""].join(" ");
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= WORD_MIN));
}

/** Maximum number of ratings of each wine for the AI service. The latest ratings are used. */
const OWN_RATINGS_MAX = 3;

/**
 * The members' ratings of the given wines with a dish, the latest first. Ratings of flawed bottles
 * are ignored.
 */
async function ownRatings(
  store: Pick<CellarStore, "historySince">,
  cellar: NamedCellar,
  wineIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OwnRating[]>> {
  const ratings = new Map(wineIds.map((id): [string, OwnRating[]] => [id, []]));
  for await (const events of livingEvents(store, cellar.cellarId)) {
    for (const event of events) {
      const own = ratings.get(event.wineId);
      const rating = ratingIn(event, actorOf(cellar));
      if (!own || !rating) continue;
      own.push(rating);
      own.sort((one, other) => (one.day < other.day ? 1 : -1));
      own.length = Math.min(own.length, OWN_RATINGS_MAX);
    }
    await setImmediate();
  }
  return ratings;
}

/**
 * The rating of the event's wine with a meal; `undefined` without a meal or for a flawed bottle.
 * The user's own rating takes precedence over the event's rating [H13: own impression].
 */
function ratingIn(event: WineEvent, userId: string): OwnRating | undefined {
  const { day, meal, flaw, impressions } = event;
  const own = impressions.find(({ author }) => author.id === userId);
  const rating = own?.rating ?? event.rating;
  return rating && meal !== null && flaw === null ? { day, meal, rating } : undefined;
}
