import { lotsOf, WINE_TYPES } from "sync-protocol";
import { type CellarWine, orderKeyOf, vintageOf } from "../CellarWine.ts";
import type { WindowOf } from "../finding/filterWines.ts";
import type { Placement } from "../placement.ts";
import { AS_WRITTEN, type WineNames } from "../wineNames.ts";

/** By what wines can stand in groups. */
export const GROUPINGS = [
  "country",
  "region",
  "producer",
  "type",
  "grape",
  "vintage",
  "window",
  "place",
] as const;
export type GroupedBy = (typeof GROUPINGS)[number];

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

/** What a group of wines is called whose window is not known; it comes last. */
const NO_WINDOW_NAME = "No drinking window";

const STAGES = { soon: "Drink soon", ready: "Ready", young: "Young", past: "Past" } as const;

/** What groups are made by, beside the wines. Without it, wines stand as they are written, or in one group. */
export interface KnownOfGroups {
  readonly placement?: Placement | undefined;
  readonly windowOf?: WindowOf | undefined;
  readonly names?: WineNames | undefined;
}

/**
 * The wines in groups, each in the order in which they come: names and vintages in their order, types as
 * menus show them, windows from those to drink soon. By place a wine stands wherever bottles of it lie, by
 * grape under each of its own. `undefined` leaves them all in one group without a name.
 */
export function groupWines(
  wines: readonly CellarWine[],
  groupedBy: GroupedBy | undefined,
  known: KnownOfGroups = {},
): readonly WineGroup[] {
  const sharesOf = groupedBy && sharesBy(groupedBy, known);
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
    .map((group) => ({ group, key: orderKeyBy(groupedBy, group.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
}

/** In which groups a wine stands, each with how many of its bottles. */
type SharesOf = (wine: CellarWine) => Iterable<readonly [name: string, bottles: number]>;

function sharesBy(
  groupedBy: GroupedBy,
  { placement, windowOf, names = AS_WRITTEN }: KnownOfGroups,
): SharesOf | undefined {
  const under = (nameOf: (wine: CellarWine) => string): SharesOf => {
    return (wine) => [[nameOf(wine), wine.quantity]];
  };
  switch (groupedBy) {
    case "country":
    case "region":
    case "producer":
      return under(names[groupedBy]);
    case "type":
      return under(({ type }) => type);
    case "grape":
      return (wine) => names.grapes(wine).map((grape) => [grape, wine.quantity]);
    case "vintage":
      return under(vintageOf);
    case "window":
      return (
        windowOf &&
        under((wine) => {
          const window = windowOf(wine);
          return window ? STAGES[window.stage] : NO_WINDOW_NAME;
        })
      );
    case "place":
      return placement && ((wine) => sharesByPlace(wine, placement));
  }
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

function orderKeyBy(groupedBy: GroupedBy, name: string): string | number {
  if (groupedBy === "type") return WINE_TYPES.findIndex((type) => type === name);
  if (groupedBy === "window") return [...Object.values(STAGES), NO_WINDOW_NAME].indexOf(name);
  return name === UNPLACED_NAME ? LAST : orderKeyOf(name);
}
