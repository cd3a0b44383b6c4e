import { foldText } from "sync-protocol";
import { amountOf } from "../../lots/price.ts";
import type { CellarWine } from "../CellarWine.ts";
import type { PriceBand, RatingBand, WineFilter } from "./filterWines.ts";
import type { WineNames } from "../wineNames.ts";

export interface FilterContext {
  readonly names: WineNames;
  /** The last rating in percent of its scale; `undefined` for an unrated wine. */
  readonly ratingOf: (wine: CellarWine) => number | undefined;
}

export function passesMore(
  wine: CellarWine,
  { country, region, producer, grape, price, rating }: WineFilter,
  { names, ratingOf }: FilterContext,
): boolean {
  return (
    (country === "" || isSame(names.country(wine), names.country({ ...wine, country }))) &&
    (region === "" || isSame(names.region(wine), names.region({ ...wine, region }))) &&
    (producer === "" || isSame(names.producer(wine), producer)) &&
    (grape === "" || isOfGrape(wine, grape, names)) &&
    (price === "" || priceBandsOf(wine).includes(price)) &&
    (rating === "" || ratingBand(ratingOf(wine)) === rating)
  );
}

function isOfGrape(wine: CellarWine, grape: string, { grapes }: WineNames): boolean {
  const [sought = grape] = grapes({ ...wine, varietal: grape });
  return grapes(wine).some((one) => isSame(one, sought));
}

function isSame(name: string, other: string): boolean {
  return name === other || foldText(name) === foldText(other);
}

export function priceBandsOf({ lots }: CellarWine): readonly PriceBand[] {
  const bands = lots.flatMap(({ price }) => (price ? [priceBand(amountOf(price))] : []));
  return [...new Set(bands)];
}

function priceBand(amount: number): PriceBand {
  if (amount < 20) return "0-20";
  if (amount < 50) return "20-50";
  return amount < 100 ? "50-100" : "100-";
}

export function ratingBand(percent: number | undefined): RatingBand {
  if (percent === undefined) return "none";
  if (percent < 80) return "0-80";
  return percent < 90 ? "80-90" : "90-";
}
