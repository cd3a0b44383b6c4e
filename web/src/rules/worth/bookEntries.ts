import type { Price, Valuation } from "sync-protocol";
import { byNameVintageId, type CellarWine, orderKeyOf } from "../cellar/CellarWine.ts";
import { type CountedLot, paidFor } from "../counting/statistics.ts";
import { valuationFor } from "./worth.ts";

export interface BookEntry {
  readonly wine: CellarWine;
  readonly millilitres: number;
  readonly lots: readonly CountedLot[];
  readonly bottles: number;
  readonly valuation: Valuation | undefined;
  readonly value: Price | undefined;
  /** The sum of prices paid in each currency. */
  readonly paid: readonly Price[];
}

/** The entries of the cellar book, sorted by wine name, vintage and ascending bottle size. */
export function bookEntries(held: readonly CountedLot[]): readonly BookEntry[] {
  const lotsOf = new Map<CellarWine, Map<number, CountedLot[]>>();
  for (const counted of held) {
    const { wine, lot } = counted;
    const sizes = lotsOf.get(wine) ?? new Map<number, CountedLot[]>();
    sizes.set(lot.millilitres, [...(sizes.get(lot.millilitres) ?? []), counted]);
    lotsOf.set(wine, sizes);
  }
  return [...lotsOf]
    .map(([wine, sizes]) => ({ wine, sizes, orderKey: orderKeyOf(wine.name) }))
    .toSorted(byNameVintageId)
    .flatMap(({ wine, sizes }) =>
      [...sizes]
        .toSorted(([a], [b]) => a - b)
        .map(([millilitres, lots]) => entryOf(wine, millilitres, lots)),
    );
}

function entryOf(wine: CellarWine, millilitres: number, lots: readonly CountedLot[]): BookEntry {
  const bottles = lots.reduce((sum, { lot }) => sum + lot.bottles, 0);
  const valuation = valuationFor(wine, millilitres);
  const value = valuation && { ...valuation.price, minor: valuation.price.minor * bottles };
  return { wine, millilitres, lots, bottles, valuation, value, paid: paidFor(lots).sums };
}
