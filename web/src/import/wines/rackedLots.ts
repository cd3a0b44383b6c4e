import { LOT_LENGTHS, sameValue } from "sync-protocol";
import type { LotFacts, RowLot } from "../rows/lotsIn.ts";

export interface ImportedLot {
  bottles: number;
  readonly placePath: readonly string[];
  readonly rackName: string | null;
  readonly lot: LotFacts;
  readonly bottleKeys: string[];
}

/**
 * Moves bottles without a place to the rack spaces that the program's rack table lists. If no table
 * counts bottles, each occupied space counts as one bottle.
 */
export function placedInRacks(
  lots: readonly ImportedLot[],
  racked: readonly RowLot[],
): readonly ImportedLot[] {
  const unplaced = lots.find(
    ({ lot, placePath }) => lot.state === "held" && placePath.length === 0,
  );
  if (lots.length > 0 && !unplaced) return lots;
  const placeableLots = racked.slice(0, unplaced?.bottles);
  if (placeableLots.length === 0) return lots;
  const inRacks = placeableLots.reduce<readonly ImportedLot[]>(
    (placed, { placePath, lot }) =>
      withSpace(placed, placePath, { ...lot, ...unplaced?.lot, position: lot.position }),
    [],
  );
  const others = lots.flatMap((one) => {
    const bottles = one.bottles - (one === unplaced ? placeableLots.length : 0);
    return bottles > 0 ? [{ ...one, bottles }] : [];
  });
  return [...others, ...inRacks];
}

/**
 * Adds the bottle of a rack space to a lot in the same place. Creates another lot if the text of
 * that lot's position would become too long.
 */
function withSpace(
  placed: readonly ImportedLot[],
  placePath: readonly string[],
  lot: LotFacts,
): readonly ImportedLot[] {
  const last = placed.findLast((one) => sameValue(one.placePath, placePath));
  const position = `${last?.lot.position ?? ""}, ${lot.position ?? ""}`;
  if (!last?.lot.position || position.length > LOT_LENGTHS.position) {
    return [...placed, { bottles: 1, placePath, rackName: null, lot, bottleKeys: [] }];
  }
  const fuller = { ...last, bottles: last.bottles + 1, lot: { ...last.lot, position } };
  return placed.map((one) => (one === last ? fuller : one));
}
