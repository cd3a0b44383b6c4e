import type { Price } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import { meanOf, priceOf, type RatedEntry } from "./ratingShares.ts";

export interface RatedPrice {
  readonly wine: CellarWine;
  /** Mean rating in percent. */
  readonly rating: number;
  readonly price: Price;
  readonly rated: readonly RatedEntry[];
}

export interface RatedPrices {
  /** Rated wines with a price in the most common currency, cheapest first. Nothing is converted. */
  readonly wines: readonly RatedPrice[];
  /**
   * Number of rated wines with a price in another currency. `unpriced` is the number of rated wines
   * without a price.
   */
  readonly otherCurrency: number;
  readonly unpriced: number;
  /** The cheapest wine among the quarter of `wines` with the highest ratings. */
  readonly bestValue: RatedPrice | undefined;
}

/**
 * Wines sorted by rating are split into this many parts. The best value is the cheapest wine of the
 * best part.
 */
const PARTS = 4;

export function ratedPrices(rated: readonly RatedEntry[]): RatedPrices {
  const byWine = Array.from(groupedBy(rated, ({ wine }) => wine));
  const all = byWine.flatMap(([wine, own]) =>
    wine ? [{ wine, rated: own, rating: meanOf(own), price: lastPrice(wine, own) }] : [],
  );
  const priced = all.flatMap(({ price, ...one }) => (price ? [{ ...one, price }] : []));
  const [most = []] = [...groupedBy(priced, ({ price }) => price.currency).values()].sort(
    (one, other) => other.length - one.length,
  );
  const wines = most.toSorted((one, other) => one.price.minor - other.price.minor);
  const best = wines
    .toSorted((one, other) => other.rating - one.rating)
    .slice(0, Math.ceil(wines.length / PARTS));
  return {
    wines,
    otherCurrency: priced.length - wines.length,
    unpriced: all.length - priced.length,
    bestValue: wines.find((one) => best.includes(one)),
  };
}

function lastPrice({ lots }: CellarWine, rated: readonly RatedEntry[]): Price | undefined {
  const [eventPrice] = rated.flatMap((entry) => priceOf(entry) ?? []);
  return eventPrice ?? lots.find(({ price }) => price)?.price ?? undefined;
}
