import { orderBy, type SortedBy, type WineOrder } from "../../rules/wineOrder.ts";

/** An order in which a person can have their wines. */
export interface Sort {
  /** How the address names it. */
  readonly name: string;
  readonly label: string;
  readonly by: SortedBy;
  readonly isReversed: boolean;
  /** `undefined` for the order in which the view is kept anyway. */
  readonly order: WineOrder | undefined;
}

const sort = (by: SortedBy, label: string, isReversed = false): Sort => ({
  name: isReversed ? `-${by}` : by,
  label,
  by,
  isReversed,
  order: by === "name" && !isReversed ? undefined : orderBy(by, isReversed),
});

export const DEFAULT_SORT = sort("name", "Name, A to Z");

/** Every order, as the menu shows them. */
export const SORTS: readonly Sort[] = [
  DEFAULT_SORT,
  sort("name", "Name, Z to A", true),
  sort("producer", "Producer, A to Z"),
  sort("producer", "Producer, Z to A", true),
  sort("vintage", "Vintage, oldest first"),
  sort("vintage", "Vintage, newest first", true),
];

/** The order of that name; `undefined` where there is none. */
export function sortNamed(name: string): Sort | undefined {
  return SORTS.find((one) => one.name === name);
}

/** The order by this; where that is in force already, the other way round. */
export function sortToggled(current: Sort, by: SortedBy): Sort {
  const isReversed = current.by === by && !current.isReversed;
  return SORTS.find((one) => one.by === by && one.isReversed === isReversed) ?? current;
}
