import { WINE_TYPES } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "./cellarView.ts";

/** By what wines can stand in groups. */
export type GroupedBy = "region" | "type";

/** Wines that stand together. */
export interface WineGroup {
  /** `undefined` where wines are not grouped. */
  readonly name: string | undefined;
  readonly wines: readonly CellarWine[];
}

/**
 * The wines in groups, each in the order in which they come: regions by name, types as menus show
 * them. `undefined` leaves them all in one group without a name.
 */
export function groupWines(
  wines: readonly CellarWine[],
  groupedBy: GroupedBy | undefined,
): readonly WineGroup[] {
  if (!groupedBy) return [{ name: undefined, wines }];
  const winesOf = new Map<string, CellarWine[]>();
  for (const wine of wines) {
    const group = winesOf.get(wine[groupedBy]);
    if (group) group.push(wine);
    else winesOf.set(wine[groupedBy], [wine]);
  }
  return Array.from(winesOf, ([name, group]) => ({ name, wines: group }))
    .map((group) => ({ group, key: ORDER_KEY[groupedBy](group.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
}

const ORDER_KEY: Record<GroupedBy, (name: string) => string | number> = {
  region: orderKeyOf,
  type: (name) => WINE_TYPES.findIndex((type) => type === name),
};
