import type { Rating, WineEvent } from "sync-protocol";
import { i18n, textLanguage } from "../../language/i18n.ts";
import type { Meal } from "../meals/Meal.ts";
import { readMeal } from "../meals/readMeal.ts";
import { ratingInWords } from "../../rules/history/eventWords.ts";

export interface OwnRating {
  readonly day: string;
  /** The dish, in the user's own words. */
  readonly meal: string;
  readonly rating: Rating;
}

/**
 * Maximum change of a wine's score by the user's earlier rating, up or down. The rules for classic
 * partners change the score more.
 */
const MOST_MOVED = 0.1;

/** Ratings of at least this share of their scale raise the score: 80 of 100, 16 of 20, 4 of 5. */
const GOOD = 0.8;

/**
 * The user's ratings of wines drunk with similar meals. For each wine, this is the latest rating
 * with the same kind of food. Ratings of flawed bottles don't count.
 */
export function ownRatingsFor(
  meal: Meal,
  history: readonly WineEvent[],
): ReadonlyMap<string, OwnRating> {
  const latest = new Map<string, OwnRating>();
  for (const { wineId, day, meal: dish, rating, flaw } of history) {
    if (!rating || dish === null || flaw !== null) continue;
    const known = latest.get(wineId);
    if ((known && known.day >= day) || !isAlike(meal, dish)) continue;
    latest.set(wineId, { day, meal: dish, rating });
  }
  return latest;
}

function isAlike({ families }: Meal, dish: string): boolean {
  return [...familiesOf(dish)].some((one) => families.has(one));
}

const knownDishes = new Map<string, ReadonlySet<string>>();

/** The kinds of food in a dish of the history. Cached, because every question reads all dishes. */
function familiesOf(dish: string): ReadonlySet<string> {
  const known = knownDishes.get(dish);
  if (known) return known;
  const reading = readMeal(dish);
  const families = reading.kind === "meal" ? reading.meal.families : new Set<string>();
  knownDishes.set(dish, families);
  return families;
}

/** A score, 0 to 1, adjusted by the user's earlier rating with a similar dish. */
export function movedBy(own: OwnRating | undefined, score: number): number {
  if (!own) return score;
  const { value, scale } = own.rating;
  const share = Math.max(-1, (value / scale - GOOD) / (1 - GOOD));
  return Math.min(1, Math.max(0, score + share * MOST_MOVED));
}

/** Example: "You gave it 92/100 with leg of lamb in May 2025." */
export function ownRatingSentence({ day, meal, rating }: OwnRating): string {
  const language = textLanguage();
  const month = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(day));
  const food = language === "de" ? meal : `${meal.slice(0, 1).toLowerCase()}${meal.slice(1)}`;
  return i18n._("You gave it {rating} with {food} in {month}.", {
    rating: ratingInWords(rating),
    food,
    month,
  });
}
