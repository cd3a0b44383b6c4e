import type { Place } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { Contents, PlacedLot } from "../placement/placeTree.ts";
import { spacesOf } from "../racks/spaces.ts";
import { hasSpace, spaceCalled, rackOf } from "../racks/rack.ts";

/** One line to count: a bottle in a space of a rack, or the bottles of a lot without a space. */
export interface StockLine extends PlacedLot {
  readonly key: string;
  readonly space: string | undefined;
  readonly bottles: number;
}

export interface BottleCounts {
  /**
   * Number of bottles found on each line, by the line's key. For a line without an entry, no bottle
   * was found.
   */
  readonly found: Readonly<Record<string, number>>;
  /** Number of bottles found of wines without a line in the place, by wine id. */
  readonly others: Readonly<Record<string, number>>;
}

export const NOTHING_COUNTED: BottleCounts = { found: {}, others: {} };

/** A difference between the bottles recorded in a place and the bottles found there. */
export type Difference = {
  readonly key: string;
  readonly wine: CellarWine;
  readonly bottles: number;
} & (
  | { readonly kind: "missing"; readonly line: StockLine }
  | { readonly kind: "extra"; readonly line: StockLine | undefined }
);

/** The lines of a place, in the order of a rack's spaces, then by name. */
export function stockLines(lots: readonly PlacedLot[], place: Place): readonly StockLine[] {
  const rack = rackOf(place);
  const lines = lots.flatMap(({ wine, lot }): StockLine[] => {
    const spaces = rack ? spacesOf(lot).filter((name) => hasSpace(rack, name)) : [];
    const loose = lot.bottles - spaces.length;
    return [
      ...spaces.map((space) => ({ key: `${lot.id} ${space}`, wine, lot, space, bottles: 1 })),
      ...(loose > 0 ? [{ key: lot.id, wine, lot, space: undefined, bottles: loose }] : []),
    ];
  });
  return lines.sort((a, b) => spaceOrder(a) - spaceOrder(b) || byName(a, b));
}

function spaceOrder({ space }: StockLine): number {
  const at = space === undefined ? undefined : spaceCalled(space);
  return at ? (at.layer * 1_000 + at.row) * 1_000 + at.column : Infinity;
}

function byName(a: StockLine, b: StockLine): number {
  return a.wine.name.localeCompare(b.wine.name);
}

/**
 * Counts one more found bottle of a wine, on the wine's first line with bottles not found yet. If
 * all were found, counts the bottle on the wine's first line, or in `others` without a line.
 */
export function withOneFound(
  counted: BottleCounts,
  lines: readonly StockLine[],
  wineId: string,
): BottleCounts {
  const own = lines.filter(({ wine }) => wine.id === wineId);
  const line = own.find(({ key, bottles }) => (counted.found[key] ?? 0) < bottles) ?? own[0];
  return line
    ? withFound(counted, line.key, (counted.found[line.key] ?? 0) + 1)
    : withOther(counted, wineId, (counted.others[wineId] ?? 0) + 1);
}

export function withFound(counted: BottleCounts, key: string, bottles: number): BottleCounts {
  return { ...counted, found: { ...counted.found, [key]: Math.max(0, bottles) } };
}

export function withOther(counted: BottleCounts, wineId: string, bottles: number): BottleCounts {
  const { [wineId]: _, ...rest } = counted.others;
  return { ...counted, others: bottles > 0 ? { ...rest, [wineId]: bottles } : rest };
}

/** All differences: first those of the lines, in order, then found wines without a line. */
export function differencesOf(
  { found, others }: BottleCounts,
  lines: readonly StockLine[],
  wines: readonly CellarWine[],
): readonly Difference[] {
  const inLines = lines.flatMap((line): Difference[] => {
    const { key, wine } = line;
    const bottles = (found[key] ?? 0) - line.bottles;
    if (bottles === 0) return [];
    return bottles < 0
      ? [{ kind: "missing", key, wine, line, bottles: -bottles }]
      : [{ kind: "extra", key, wine, line, bottles }];
  });
  const elsewhere = wines.flatMap((wine): Difference[] => {
    const bottles = others[wine.id] ?? 0;
    return bottles > 0 ? [{ kind: "extra", key: wine.id, wine, line: undefined, bottles }] : [];
  });
  return [...inLines, ...elsewhere];
}

export function progressOf(
  { found }: BottleCounts,
  lines: readonly StockLine[],
): { readonly found: number; readonly recorded: number } {
  return {
    found: lines.reduce((sum, { key, bottles }) => sum + Math.min(found[key] ?? 0, bottles), 0),
    recorded: lines.reduce((sum, { bottles }) => sum + bottles, 0),
  };
}

/** The wine's held bottles in other places. Extra bottles may come from these places. */
export function lotsElsewhere(
  contents: Contents,
  wineId: string,
  placeId: string,
): readonly PlacedLot[] {
  return [...contents].flatMap(([at, lots]) =>
    at === placeId ? [] : lots.filter(({ wine }) => wine.id === wineId),
  );
}
