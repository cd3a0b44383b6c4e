import type { Lot } from "sync-protocol";
import { byNameVintageId, type CellarWine, type OrderedWine, orderKeyOf } from "../CellarWine.ts";

export type SortKey = number | string | undefined;

/** A sort order of wines, other than the default order by name. */
export interface WineOrder {
  readonly keyOf: (wine: CellarWine) => SortKey;
  /** Whether the order of the keys is reversed. Wines without a key come last in either order. */
  readonly isReversed: boolean;
}

/** Sort orders that need no data besides the wines. */
export type SortedBy = "name" | "producer" | "vintage" | "added" | "price";

const PRICE_DIGITS = 10;

const KEY_OF: Record<SortedBy, WineOrder["keyOf"]> = {
  name: ({ name }) => orderKeyOf(name),
  producer: ({ producer }) => orderKeyOf(producer),
  vintage: ({ vintage, nonVintage }) => (nonVintage ? undefined : vintage),
  added: ({ added }) => added,
  price: ({ lots }) => lots.map(priceKeyOf).reduce(leastOf, undefined),
};

/**
 * A sort key with currency and amount. Nothing is converted, so only prices of the same currency
 * are compared.
 */
function priceKeyOf({ price }: Lot): string | undefined {
  return price ? price.currency + String(price.minor).padStart(PRICE_DIGITS, "0") : undefined;
}

function leastOf(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a < b ? a : b;
}

export function orderBy(sortedBy: SortedBy, isReversed: boolean): WineOrder {
  return { keyOf: KEY_OF[sortedBy], isReversed };
}

export interface RankedWine {
  readonly ordered: OrderedWine;
  readonly key: SortKey;
}

export function rankedWine(order: WineOrder, ordered: OrderedWine): RankedWine {
  return { ordered, key: order.keyOf(ordered.wine) };
}

/**
 * Sorts wines by the keys of `order`. Wines with equal keys keep the order of the input, which must
 * be by name, vintage and id.
 */
export function rankWines(order: WineOrder, wines: readonly OrderedWine[]): RankedWine[] {
  const byKey = keyComparison(order);
  return wines.map((wine) => rankedWine(order, wine)).sort((a, b) => byKey(a.key, b.key));
}

export function rankComparison(order: WineOrder): (a: RankedWine, b: RankedWine) => number {
  const byKey = keyComparison(order);
  return (a, b) => byKey(a.key, b.key) || byNameVintageId(a.ordered, b.ordered);
}

function keyComparison({ isReversed }: WineOrder): (a: SortKey, b: SortKey) => number {
  const before = isReversed ? 1 : -1;
  return (a, b) => {
    if (a === b) return 0;
    if (a === undefined) return 1;
    if (b === undefined) return -1;
    return a < b ? before : -before;
  };
}
