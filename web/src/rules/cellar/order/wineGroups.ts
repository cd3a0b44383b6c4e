import { lotsOf, WINE_TYPES } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { type CellarWine, orderKeyOf, vintageOf } from "../CellarWine.ts";
import type { WindowOf } from "../finding/filterWines.ts";
import type { Placement } from "../placement.ts";
import { AS_WRITTEN, type WineNames } from "../wineNames.ts";
import { nameIn } from "../../../language/names.ts";
import { typeInWords } from "../typeWords.ts";

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

export interface WineGroup {
  /** `undefined` for the only group of an ungrouped list. */
  readonly name: string | undefined;
  readonly wines: readonly CellarWine[];
  /**
   * Number of bottles in the group. A group for a place counts only the bottles in that place. 0
   * for the only group of an ungrouped list.
   */
  readonly bottles: number;
}

/** Name of the group of wines without a place. This group comes last. */
const UNPLACED_NAME = i18n._("Not placed");

/** Name of the group of wines without a known drinking window. This group comes last. */
const NO_WINDOW_NAME = i18n._("No drinking window");

const STAGES = {
  soon: i18n._("Drink soon"),
  ready: i18n._("Ready"),
  young: i18n._("Young"),
  past: i18n._("Past"),
} as const;

/**
 * Lookups that some groupings need. Without `names`, names are grouped as the user wrote them.
 * Without `placement`, grouping by place makes one unnamed group of all wines. Without `windowOf`,
 * the same applies to grouping by drinking window.
 */
export interface GroupLookups {
  readonly placement?: Placement | undefined;
  readonly windowOf?: WindowOf | undefined;
  readonly names?: WineNames | undefined;
}

/**
 * Groups wines and keeps their order within each group. Groups are sorted by name or vintage. Wine
 * types are in the order of `WINE_TYPES`, and drinking windows in the order of `STAGES`. A wine is
 * in several groups if its bottles are in several places or it has several grapes. Without a
 * grouping, all wines form one unnamed group.
 */
export function groupWines(
  wines: readonly CellarWine[],
  groupedBy: GroupedBy | undefined,
  known: GroupLookups = {},
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

type SharesOf = (wine: CellarWine) => Iterable<readonly [name: string, bottles: number]>;

function sharesBy(
  groupedBy: GroupedBy,
  { placement, windowOf, names = AS_WRITTEN }: GroupLookups,
): SharesOf | undefined {
  const under = (nameOf: (wine: CellarWine) => string): SharesOf => {
    return (wine) => [[nameOf(wine), wine.quantity]];
  };
  switch (groupedBy) {
    case "country":
    case "region":
      return under((wine) => nameIn(groupedBy, names[groupedBy](wine)));
    case "producer":
      return under(names.producer);
    case "type":
      return under(({ type }) => typeInWords(type));
    case "grape":
      return (wine) => names.grapes(wine).map((grape) => [nameIn("grape", grape), wine.quantity]);
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

/**
 * A wine's bottles by place. A wine without bottles is at the place where its bottles last were.
 */
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

/** A sort key after every name. */
const LAST = "\uffff";

function orderKeyBy(groupedBy: GroupedBy, name: string): string | number {
  if (groupedBy === "type") return WINE_TYPES.findIndex((type) => typeInWords(type) === name);
  if (groupedBy === "window") return [...Object.values(STAGES), NO_WINDOW_NAME].indexOf(name);
  return name === UNPLACED_NAME ? LAST : orderKeyOf(name);
}
