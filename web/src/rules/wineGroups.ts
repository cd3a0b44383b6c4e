import { WINE_TYPES } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "./cellarView.ts";
import type { Placement } from "./placement.ts";

/** By what wines can stand in groups. */
export type GroupedBy = "region" | "type" | "place";

/** Wines that stand together. */
export interface WineGroup {
  /** `undefined` where wines are not grouped. */
  readonly name: string | undefined;
  readonly wines: readonly CellarWine[];
}

/** What a group of wines is called that lie nowhere; it comes last. */
const UNPLACED_NAME = "Not placed";

/**
 * The wines in groups, each in the order in which they come: regions and places by name, types as
 * menus show them. `undefined` leaves them all in one group without a name, and so does place as long
 * as no placement is known.
 */
export function groupWines(
  wines: readonly CellarWine[],
  groupedBy: GroupedBy | undefined,
  placement?: Placement,
): readonly WineGroup[] {
  const nameOf = groupedBy && nameBy(groupedBy, placement);
  if (!nameOf) return [{ name: undefined, wines }];
  const winesOf = new Map<string, CellarWine[]>();
  for (const wine of wines) {
    const name = nameOf(wine);
    const group = winesOf.get(name);
    if (group) group.push(wine);
    else winesOf.set(name, [wine]);
  }
  return Array.from(winesOf, ([name, group]) => ({ name, wines: group }))
    .map((group) => ({ group, key: ORDER_KEY[groupedBy](group.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
}

function nameBy(
  groupedBy: GroupedBy,
  placement: Placement | undefined,
): ((wine: CellarWine) => string) | undefined {
  if (groupedBy !== "place") return (wine) => wine[groupedBy];
  return placement && ((wine) => placement.mainPathOf(wine) ?? UNPLACED_NAME);
}

/** Sorts behind every name. */
const LAST = "\uffff";

const ORDER_KEY: Record<GroupedBy, (name: string) => string | number> = {
  region: orderKeyOf,
  type: (name) => WINE_TYPES.findIndex((type) => type === name),
  place: (name) => (name === UNPLACED_NAME ? LAST : orderKeyOf(name)),
};
