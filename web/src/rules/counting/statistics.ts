import { type Lot, lotsOf, type Price, WINE_TYPES } from "sync-protocol";
import { typeInWords } from "../cellar/typeWords.ts";
import { i18n } from "../../language/i18n.ts";
import { sizeInWords } from "../lots/bottleSize.ts";
import { type CellarWine, orderKeyOf, vintageOf } from "../cellar/CellarWine.ts";
import type { Placement } from "../cellar/placement.ts";
import { AS_WRITTEN, type WineNames } from "../cellar/wineNames.ts";
import { nameIn } from "../../language/names.ts";

export interface CountedLot {
  readonly wine: CellarWine;
  readonly lot: Lot;
}

/**
 * The lots of these wines that are held or on order. Archived wines don't count, as in Quick Stats.
 */
export function lotsInState(state: Lot["state"], wines: readonly CellarWine[]): CountedLot[] {
  return lotsByState(wines)[state];
}

export function lotsByState(wines: readonly CellarWine[]): Record<Lot["state"], CountedLot[]> {
  const counted: Record<Lot["state"], CountedLot[]> = { held: [], ordered: [] };
  for (const wine of wines) {
    if (wine.isArchived) continue;
    for (const lot of lotsOf(wine)) {
      if (lot.bottles > 0) counted[lot.state].push({ wine, lot });
    }
  }
  return counted;
}

/**
 * The opened bottles among these lots. Each is a one-bottle copy of its lot, or of the wine's first
 * lot if the bottle's own lot is unknown.
 */
export function openAmong(lots: readonly CountedLot[]): CountedLot[] {
  const few = lots.filter(({ wine }) => wine.opened.length > 0);
  return wineCounts(few).flatMap(({ wine }) => {
    const own = few.filter((counted) => counted.wine === wine);
    return wine.opened.flatMap(({ lotId }) => {
      const { lot } = own.find(({ lot: { id } }) => id === lotId) ?? own[0] ?? {};
      return lot ? [{ wine, lot: { ...lot, bottles: 1 } }] : [];
    });
  });
}

export function winesCounted(lots: readonly CountedLot[]): number {
  return new Set(lots.map(({ wine }) => wine)).size;
}

export function bottlesCounted(lots: readonly CountedLot[]): number {
  return lots.reduce((sum, { lot }) => sum + lot.bottles, 0);
}

export interface PaidTotals {
  /**
   * One sum per currency, because prices are not converted. The currency of the most bottles comes
   * first.
   */
  readonly sums: readonly Price[];
  /** Number of bottles without a price. The sums exclude these bottles. */
  readonly unpriced: number;
}

const paid = new WeakMap<readonly CountedLot[], PaidTotals>();

/** Sums the prices of these lots, each price times its number of bottles. Cached per array. */
export function paidFor(lots: readonly CountedLot[]): PaidTotals {
  const known = paid.get(lots);
  if (known) return known;
  const sum = sumPaid(lots);
  paid.set(lots, sum);
  return sum;
}

function sumPaid(lots: readonly CountedLot[]): PaidTotals {
  const byCurrency = new Map<string, { minor: number; bottles: number }>();
  let unpriced = 0;
  for (const { lot } of lots) {
    const { price, bottles } = lot;
    if (!price) {
      unpriced += bottles;
      continue;
    }
    const sum = byCurrency.get(price.currency);
    if (sum) {
      sum.minor += price.minor * bottles;
      sum.bottles += bottles;
    } else byCurrency.set(price.currency, { minor: price.minor * bottles, bottles });
  }
  const sums = [...byCurrency]
    .sort(([, a], [, b]) => b.bottles - a.bottles)
    .map(([currency, { minor }]) => ({ currency, minor }));
  return { sums, unpriced };
}

export const DIMENSIONS = [
  "country",
  "varietal",
  "type",
  "producer",
  "vintage",
  "size",
  "place",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Bottles with the same value in a dimension, for example of the same country or size. */
export interface Share {
  /** The shared value in words, in the page's language. */
  readonly name: string;
  /** The shared value, as the collection's filter expects it. */
  readonly value: string;
  readonly bottles: number;
  readonly lots: readonly CountedLot[];
}

export const UNKNOWN_SHARE = { field: i18n._("Not known"), place: i18n._("Not placed") } as const;

const STEP = 2_000;

/**
 * Groups bottles by their value in a dimension. Wine types are in the order of `WINE_TYPES`, sizes
 * ascending, vintages newest first; in other dimensions the largest group comes first. Unknown
 * values come last. A blend counts in the group of each of its grapes. Spellings with the same
 * canonical name in `names` are one group.
 */
export function* countSharesBy(
  dimension: Dimension,
  lots: readonly CountedLot[],
  placement: Placement | undefined,
  names: WineNames = AS_WRITTEN,
): Generator<undefined, readonly Share[]> {
  const valuesOf = valuesBy(dimension, placement, names);
  const shares = new Map<string, { value: string; bottles: number; lots: CountedLot[] }>();
  for (const [at, counted] of lots.entries()) {
    if (at % STEP === STEP - 1) yield;
    for (const value of valuesOf(counted)) {
      const share = shares.get(value);
      if (share) {
        share.bottles += counted.lot.bottles;
        share.lots.push(counted);
      } else shares.set(value, { value, bottles: counted.lot.bottles, lots: [counted] });
    }
  }
  return [...shares.values()]
    .map((share) => ({ ...share, name: nameBy(dimension, share.value) }))
    .map((share) => ({ share, rank: rankOf(dimension, share), key: orderKeyOf(share.name) }))
    .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
    .map(({ share }) => share);
}

function nameBy(dimension: Dimension, value: string): string {
  if (dimension === "country") return nameIn("country", value);
  return dimension === "varietal" ? nameIn("grape", value) : value;
}

type ValueLister = (counted: CountedLot) => readonly string[];

function valuesBy(
  dimension: Dimension,
  placement: Placement | undefined,
  names: WineNames,
): ValueLister {
  switch (dimension) {
    case "vintage":
      return ({ wine }) => [vintageOf(wine)];
    case "size":
      return ({ lot }) => [sizeInWords(lot.millilitres)];
    case "place":
      return ({ lot }) => [placement?.pathOf(lot) ?? UNKNOWN_SHARE.place];
    case "varietal":
      return ({ wine }) => {
        const grapes = names.grapes(wine).filter((grape) => grape.trim() !== "");
        return grapes.length > 0 ? grapes : [UNKNOWN_SHARE.field];
      };
    case "country":
    case "producer":
      return ({ wine }) => [names[dimension](wine).trim() || UNKNOWN_SHARE.field];
    case "type":
      return ({ wine }) => [typeInWords(wine.type)];
  }
}

/** Sort key of a share. The share with the lowest key comes first. */
function rankOf(dimension: Dimension, { name, bottles, lots: [first] }: Share): number {
  if (!first || name === UNKNOWN_SHARE.field || name === UNKNOWN_SHARE.place) return Infinity;
  switch (dimension) {
    case "vintage":
      return first.wine.nonVintage ? Number.MAX_SAFE_INTEGER : -first.wine.vintage;
    case "size":
      return first.lot.millilitres;
    case "type":
      return WINE_TYPES.indexOf(first.wine.type);
    case "country":
    case "varietal":
    case "producer":
    case "place":
      return -bottles;
  }
}

export interface WineCount {
  readonly wine: CellarWine;
  readonly bottles: number;
}

/** The distinct wines of these lots with their bottle counts, in the order of the lots. */
export function wineCounts(lots: readonly CountedLot[]): readonly WineCount[] {
  const bottlesOf = new Map<CellarWine, number>();
  for (const { wine, lot } of lots) {
    bottlesOf.set(wine, (bottlesOf.get(wine) ?? 0) + lot.bottles);
  }
  return Array.from(bottlesOf, ([wine, bottles]) => ({ wine, bottles }));
}

/** Sorts by arrival date. Lots without a date come last. */
export function byArrival(lots: readonly CountedLot[]): readonly CountedLot[] {
  return lots.toSorted((a, b) => {
    const [dueA, dueB] = [a.lot.arrivesOn ?? NEVER, b.lot.arrivesOn ?? NEVER];
    if (dueA === dueB) return 0;
    return dueA < dueB ? -1 : 1;
  });
}

/** Sort key of lots without an arrival date. It sorts after every real date. */
const NEVER = "9999-99-99";
