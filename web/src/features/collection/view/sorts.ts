import { orderKeyOf } from "../../../rules/cellar/CellarWine.ts";
import type { Placement } from "../../../rules/cellar/placement.ts";
import {
  orderBy,
  type SortedBy as SortedByField,
  type WineOrder,
} from "../../../rules/cellar/order/wineOrder.ts";
import type { DrinkingWindows } from "../../../parts/drinking-window/useDrinking.ts";

export type SortedBy = SortedByField | "window" | "place";

export interface Sort {
  readonly name: string;
  readonly by: SortedBy;
  readonly isReversed: boolean;
}

const orders = (by: SortedBy): readonly [Sort, Sort] => [
  { name: by, by, isReversed: false },
  { name: `-${by}`, by, isReversed: true },
];

const BY_NAME = orders("name");

export const [DEFAULT_SORT] = BY_NAME;

export const SORTS: readonly Sort[] = [
  ...BY_NAME,
  ...(["producer", "vintage", "added", "window", "price", "place"] as const).flatMap(orders),
];

export function sortNamed(name: string): Sort | undefined {
  return SORTS.find((one) => one.name === name);
}

/**
 * Order of the wines for a sort. `undefined` if the wines stay in their stored order, or until the
 * sort's data is loaded.
 */
export function orderOf(
  { by, isReversed }: Sort,
  { windowOf, placement }: SortContext,
): WineOrder | undefined {
  if (by === "name" && !isReversed) return undefined;
  if (by === "window") {
    return windowOf && { keyOf: (wine) => windowOf(wine)?.to, isReversed };
  }
  if (by === "place") return placement && { keyOf: placeKeyOf(placement), isReversed };
  return orderBy(by, isReversed);
}

interface SortContext {
  readonly windowOf: DrinkingWindows["windowOf"] | undefined;
  readonly placement: Placement | undefined;
}

function placeKeyOf({ mainPathOf }: Placement): WineOrder["keyOf"] {
  return (wine) => {
    const path = mainPathOf(wine);
    return path === undefined ? undefined : orderKeyOf(path);
  };
}

/**
 * The sort after a tap on a table heading: by this column, or in the opposite direction if the list
 * is already sorted by it.
 */
export function sortToggled(current: Sort, by: SortedBy): Sort {
  const isReversed = current.by === by && !current.isReversed;
  return SORTS.find((one) => one.by === by && one.isReversed === isReversed) ?? current;
}
