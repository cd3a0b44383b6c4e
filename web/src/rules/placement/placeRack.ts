import { type Bottles, LOT_DETAILS, type Lot, lotsOf, sameValue } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { spacesOf } from "../racks/spaces.ts";
import { spaceCalled, spaceName, type Rack } from "../racks/rack.ts";
import type { PlacedLot } from "./placeTree.ts";

export function layerName(layer: number, depth: number): string {
  if (layer === 1) return i18n._(/*i18n*/ { id: "Front", comment: "first layer of a rack" });
  return layer === depth
    ? i18n._("Back|last layer of a rack")
    : i18n._("Layer {layer}", { layer: String(layer) });
}

export interface RackContents {
  readonly inSpace: ReadonlyMap<string, readonly PlacedLot[]>;
  readonly loose: readonly (PlacedLot & { readonly bottles: number })[];
}

export function rackContents(rack: Rack, lots: readonly PlacedLot[]): RackContents {
  const inSpace = new Map<string, PlacedLot[]>(allSpaces(rack).map((name) => [name, []]));
  const loose = lots.flatMap((one) => {
    const spaces = spacesOf(one.lot).filter((name) => inSpace.has(name));
    for (const name of spaces) inSpace.get(name)?.push(one);
    const bottles = one.lot.bottles - spaces.length;
    return bottles > 0 ? [{ ...one, bottles }] : [];
  });
  return { inSpace, loose };
}

/** How full a rack is: "6 of 40 spaces used". A space with two bottles counts once. */
export function spacesInWords({ inSpace }: RackContents): string {
  const used = [...inSpace.values()].filter((lots) => lots.length > 0).length;
  return i18n._("{used} of {size, plural, one {{size} space} other {{size} spaces}} used", {
    used,
    size: inSpace.size,
  });
}

function allSpaces({ rows, columns, depth }: Rack): string[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  return upTo(depth).flatMap((layer) =>
    upTo(rows).flatMap((row) => upTo(columns).map((column) => spaceName({ row, column, layer }))),
  );
}

export interface SpaceChange {
  readonly lotId: string;
  readonly space: string;
}

/**
 * The lots after putting a bottle into a space. The bottle joins an identical lot of that rack, or
 * becomes a lot with the id `newId`. The wine's number of bottles stays the same.
 */
export function putInSpace(
  wine: Bottles,
  { lotId, space, rackId, newId }: SpaceChange & { rackId: string; newId: string },
): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source || source.bottles === 0) return lots;
  const isThere = source.placeId === rackId;
  const target = isThere
    ? source
    : lots.find((lot) => lot.placeId === rackId && differOnlyByPlace(lot, source));
  if (target && (isThere || target.bottles > 0)) {
    const filled = { ...target, position: positionOf([...spacesOf(target), space]) };
    if (isThere) return replaced(lots, filled);
    return withoutEmpty(
      wine,
      replaced(replaced(lots, { ...filled, bottles: target.bottles + 1 }), less(source)),
    );
  }
  const placed = { ...source, bottles: 1, placeId: rackId, position: space };
  if (source.bottles === 1) return replaced(lots, placed);
  return [...replaced(lots, less(source)), { ...placed, id: newId }];
}

/** The lots after putting one bottle into each of these spaces; see {@link putInSpace}. */
export function fillSpaces(
  wine: Bottles,
  {
    spaces,
    ...put
  }: {
    readonly lotId: string;
    readonly spaces: readonly string[];
    readonly rackId: string;
    readonly newId: string;
  },
): readonly Lot[] {
  return spaces.reduce<readonly Lot[]>(
    (lots, space) => putInSpace({ ...wine, lots: [...lots] }, { ...put, space }),
    lotsOf(wine),
  );
}

/** The next free spaces of a layer, at most `count`, from `start` along the rows. */
export function freeSpaces(
  { inSpace }: RackContents,
  { start, count }: { readonly start: string; readonly count: number },
): readonly string[] {
  const names = [...inSpace.keys()];
  const layer = spaceCalled(start)?.layer;
  return names
    .slice(Math.max(0, names.indexOf(start)))
    .filter((name) => spaceCalled(name)?.layer === layer && inSpace.get(name)?.length === 0)
    .slice(0, count);
}

export function takeFromSpace(wine: Bottles, { lotId, space }: SpaceChange): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source || source.bottles === 0) return lots;
  const position = positionOf(spacesOf(source).filter((name) => name !== space));
  return replaced(lots, { ...less(source), position });
}

export function moveInRack(
  wine: Bottles,
  { lotId, space, to }: SpaceChange & { to: string },
): readonly Lot[] {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === lotId);
  if (!source) return lots;
  const spaces = spacesOf(source).map((name) => (name === space ? to : name));
  return replaced(lots, { ...source, position: positionOf(spaces) });
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

function positionOf(spaces: readonly string[]): string | null {
  return spaces.length === 0 ? null : spaces.join(", ");
}
