import { orderBy, type SortedBy as SortedByField, type WineOrder } from "../../rules/wineOrder.ts";
import type { Drinking } from "../../ui/drinking-window/useDrinking.ts";

/** By what a person can put their wines in order: a field, or the end of the drinking window. */
export type SortedBy = SortedByField | "window";

/** An order in which a person can have their wines. */
export interface Sort {
  /** How the address names it. */
  readonly name: string;
  readonly by: SortedBy;
  readonly isReversed: boolean;
}

const orders = (by: SortedBy): readonly [Sort, Sort] => [
  { name: by, by, isReversed: false },
  { name: `-${by}`, by, isReversed: true },
];

const BY_NAME = orders("name");

/** The order in which the wines are kept. */
export const [DEFAULT_SORT] = BY_NAME;

/** Every order, as the menu shows them. */
export const SORTS: readonly Sort[] = [
  ...BY_NAME,
  ...(["producer", "vintage", "window", "price"] as const).flatMap(orders),
];

/** The order of that name; `undefined` where there is none. */
export function sortNamed(name: string): Sort | undefined {
  return SORTS.find((one) => one.name === name);
}

/**
 * The order that it asks of the model; `undefined` for the one in which the wines are kept anyway, and by
 * window as long as no windows are known.
 */
export function orderOf(
  { by, isReversed }: Sort,
  windowOf: Drinking["windowOf"] | undefined,
): WineOrder | undefined {
  if (by === "name" && !isReversed) return undefined;
  if (by !== "window") return orderBy(by, isReversed);
  return windowOf && { keyOf: (wine) => windowOf(wine)?.to, isReversed };
}

/** The order by this; where that is in force already, the other way round. */
export function sortToggled(current: Sort, by: SortedBy): Sort {
  const isReversed = current.by === by && !current.isReversed;
  return SORTS.find((one) => one.by === by && one.isReversed === isReversed) ?? current;
}
