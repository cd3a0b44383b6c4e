import type { Price } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import { meanOf, priceOf, type RatedEntry } from "./ratingShares.ts";

/** A wine that was rated, with what a bottle of it cost. */
export interface RatedPrice {
  readonly wine: CellarWine;
  /** The mean of its ratings in hundredths of their scales. */
  readonly rating: number;
  readonly price: Price;
  readonly rated: readonly RatedEntry[];
}

export interface RatedPrices {
  /** In the currency of the most of them, since nothing is converted; the cheapest first. */
  readonly wines: readonly RatedPrice[];
  /** How many rated wines have another currency, or no price. */
  readonly otherCurrency: number;
  readonly unpriced: number;
  /** The cheapest of the best quarter. */
  readonly bestValue: RatedPrice | undefined;
}

/** Into how many parts ratings are dealt, of which the best is looked at for value. */
const PARTS = 4;

/** How good wines were, against what a bottle of each cost last. */
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

/** What a rated bottle cost, the last one first; else what bottles of the wine cost that are here. */
function lastPrice({ lots }: CellarWine, rated: readonly RatedEntry[]): Price | undefined {
  const [told] = rated.flatMap((entry) => priceOf(entry) ?? []);
  return told ?? lots.find(({ price }) => price)?.price ?? undefined;
}
