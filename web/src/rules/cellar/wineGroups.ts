import { lotsOf, WINE_TYPES } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "./CellarWine.ts";
import type { Placement } from "./placement.ts";

/** By what wines can stand in groups. */
export type GroupedBy = "region" | "type" | "place";

/** Wines that stand together. */
export interface WineGroup {
  /** `undefined` where wines are not grouped. */
  readonly name: string | undefined;
  readonly wines: readonly CellarWine[];
  /** Their bottles, by place those that lie there; not counted where wines are not grouped. */
  readonly bottles: number;
}

/** What a group of wines is called that lie nowhere; it comes last. */
const UNPLACED_NAME = "Not placed";

/**
 * The wines in groups, each in the order in which they come: regions and places by name, types as
 * menus show them. By place a wine stands wherever bottles of it lie. `undefined` leaves them all in
 * one group without a name, and so does place as long as no placement is known.
 */
export function groupWines(
  wines: readonly CellarWine[],
  groupedBy: GroupedBy | undefined,
  placement?: Placement,
): readonly WineGroup[] {
  const sharesOf = groupedBy && sharesBy(groupedBy, placement);
  if (!sharesOf) return [{ name: undefined, wines, bottles: 0 }];
  const groups = new Map<string, { name: string; wines: CellarWine[]; bottles: number }>();
  for (const wine of wines) {
    for (const [name, bottles] of sharesOf(wine)) {
      const group = groups.get(name) ?? { name, wines: [], bottles: 0 };
      group.wines.push(wine);
      group.bottles += bottles;
      groups.set(name, group);
    }
  }
  return [...groups.values()]
    .map((group) => ({ group, key: ORDER_KEY[groupedBy](group.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
}

/** In which groups a wine stands, each with how many of its bottles. */
type SharesOf = (wine: CellarWine) => Iterable<readonly [name: string, bottles: number]>;

function sharesBy(groupedBy: GroupedBy, placement: Placement | undefined): SharesOf | undefined {
  if (groupedBy !== "place") return (wine) => [[wine[groupedBy], wine.quantity]];
  return placement && ((wine) => sharesByPlace(wine, placement));
}

/** Of a wine without bottles it is the place where they lay. */
function sharesByPlace(
  wine: CellarWine,
  { pathOf, mainPathOf }: Placement,
): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const lot of lotsOf(wine)) {
    if (lot.state === "ordered" || lot.bottles === 0) continue;
    const name = pathOf(lot) ?? UNPLACED_NAME;
    shares.set(name, (shares.get(name) ?? 0) + lot.bottles);
  }
  return shares.size > 0 ? shares : new Map([[mainPathOf(wine) ?? UNPLACED_NAME, 0]]);
}

/** Sorts behind every name. */
const LAST = "\uffff";

const ORDER_KEY: Record<GroupedBy, (name: string) => string | number> = {
  region: orderKeyOf,
  type: (name) => WINE_TYPES.findIndex((type) => type === name),
  place: (name) => (name === UNPLACED_NAME ? LAST : orderKeyOf(name)),
};
