import { type Bottles, LOT_DETAILS, type Lot, lotsOf, sameValue } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { holesOf } from "../racks/holes.ts";
import { holeCalled, holeName, type Rack } from "../racks/rack.ts";
import type { LyingLot } from "./placeTree.ts";

export function layerName(layer: number, depth: number): string {
  if (layer === 1) return i18n._(/*i18n*/ { id: "Front", comment: "first layer of a rack" });
  return layer === depth
    ? i18n._("Back|last layer of a rack")
    : i18n._("Layer {layer}", { layer: String(layer) });
}

/** A rack's contents: the lots in each space, and bottles without a space. */
export interface RackContents {
  readonly inHole: ReadonlyMap<string, readonly LyingLot[]>;
  readonly loose: readonly (LyingLot & { readonly bottles: number })[];
}

export function rackContents(rack: Rack, lying: readonly LyingLot[]): RackContents {
  const inHole = new Map<string, LyingLot[]>(allHoles(rack).map((name) => [name, []]));
  const loose = lying.flatMap((one) => {
    const holes = holesOf(one.lot).filter((name) => inHole.has(name));
    for (const name of holes) inHole.get(name)?.push(one);
    const bottles = one.lot.bottles - holes.length;
    return bottles > 0 ? [{ ...one, bottles }] : [];
  });
  return { inHole, loose };
}

/** How full a rack is: "6 of 40 spaces used". A space with two bottles counts once. */
export function spacesInWords({ inHole }: RackContents): string {
  const used = [...inHole.values()].filter((lying) => lying.length > 0).length;
  return i18n._("{used} of {size, plural, one {{size} space} other {{size} spaces}} used", {
    used,
    size: inHole.size,
  });
}

function allHoles({ rows, columns, depth }: Rack): string[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  return upTo(depth).flatMap((layer) =>
    upTo(rows).flatMap((row) => upTo(columns).map((column) => holeName({ row, column, layer }))),
  );
}

export interface HoleChange {
  readonly lotId: string;
  readonly hole: string;
}

/**
 * The lots after putting a bottle into a space. The bottle joins an identical lot of that rack, or
 * becomes a lot with the id `newId`. The sum stays the same.
 */
export function putInHole(
  wine: Bottles,
  { lotId, hole, rackId, newId }: HoleChange & { rackId: string; newId: string },
): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source || source.bottles === 0) return lots;
  const isThere = source.placeId === rackId;
  const target = isThere
    ? source
    : lots.find((lot) => lot.placeId === rackId && differOnlyByPlace(lot, source));
  if (target && (isThere || target.bottles > 0)) {
    const filled = { ...target, position: positionOf([...holesOf(target), hole]) };
    if (isThere) return replaced(lots, filled);
    return withoutEmpty(
      wine,
      replaced(replaced(lots, { ...filled, bottles: target.bottles + 1 }), less(source)),
    );
  }
  const placed = { ...source, bottles: 1, placeId: rackId, position: hole };
  if (source.bottles === 1) return replaced(lots, placed);
  return [...replaced(lots, less(source)), { ...placed, id: newId }];
}

/** The lots after putting one bottle into each of these spaces; see {@link putInHole}. */
export function fillHoles(
  wine: Bottles,
  {
    holes,
    ...put
  }: {
    readonly lotId: string;
    readonly holes: readonly string[];
    readonly rackId: string;
    readonly newId: string;
  },
): readonly Lot[] {
  return holes.reduce<readonly Lot[]>(
    (lots, hole) => putInHole({ ...wine, lots: [...lots] }, { ...put, hole }),
    lotsOf(wine),
  );
}

/** The next free spaces of a layer, at most `count`, from `start` along the rows. */
export function freeHoles(
  { inHole }: RackContents,
  { start, count }: { readonly start: string; readonly count: number },
): readonly string[] {
  const names = [...inHole.keys()];
  const layer = holeCalled(start)?.layer;
  return names
    .slice(Math.max(0, names.indexOf(start)))
    .filter((name) => holeCalled(name)?.layer === layer && inHole.get(name)?.length === 0)
    .slice(0, count);
}

/** The lots after taking the bottle in a space out of the cellar. */
export function takeFromHole(wine: Bottles, { lotId, hole }: HoleChange): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source || source.bottles === 0) return lots;
  const position = positionOf(holesOf(source).filter((name) => name !== hole));
  return replaced(lots, { ...less(source), position });
}

export function moveInRack(
  wine: Bottles,
  { lotId, hole, to }: HoleChange & { to: string },
): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source) return lots;
  const holes = holesOf(source).map((name) => (name === hole ? to : name));
  return replaced(lots, { ...source, position: positionOf(holes) });
}

function less(lot: Lot): Lot {
  return { ...lot, bottles: lot.bottles - 1 };
}

function replaced(lots: readonly Lot[], changed: Lot): readonly Lot[] {
  return lots.map((lot) => (lot.id === changed.id ? changed : lot));
}

/** Drops empty lots. The first lot always stays [L1: first lot]. */
export function withoutEmpty({ bottleId }: Bottles, lots: readonly Lot[]): readonly Lot[] {
  return lots.filter((lot) => lot.bottles > 0 || lot.id === bottleId);
}

export function differOnlyByPlace(a: Lot, b: Lot): boolean {
  return LOT_DETAILS.every(
    (field) => field === "placeId" || field === "position" || sameValue(a[field], b[field]),
  );
}

function positionOf(holes: readonly string[]): string | null {
  return holes.length === 0 ? null : holes.join(", ");
}
