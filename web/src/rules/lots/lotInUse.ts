import type { Lot, Wine } from "sync-protocol";

type Lots = Pick<Wine, "lots" | "bottleId">;

/**
 * The lot to take a bottle from: the preferred lot (given by the user or last used) if it has
 * bottles. If not, the oldest lot with bottles: a lot without a purchase date counts as oldest, and
 * the first of equally old lots is used. `undefined` if no lot has bottles.
 */
export function lotToTakeFrom({ lots }: Lots, preferred: string | undefined): Lot | undefined {
  const full = lots.filter(hasBottles);
  return full.find(({ id }) => id === preferred) ?? full.reduce(olderOf, full[0]);
}

/**
 * The lot to put a bottle into: the preferred lot, or the first lot if the preferred lot is unknown
 * or on order [L2: adding]. `undefined` if the wine has no lots.
 */
export function lotToPutInto(
  { lots, bottleId }: Lots,
  preferred: string | undefined,
): Lot | undefined {
  const wanted = lots.find(({ id, state }) => id === preferred && state === "held");
  return wanted ?? lots.find(({ id }) => id === bottleId);
}

export function hasBottles({ state, bottles }: Lot): boolean {
  return state === "held" && bottles > 0;
}

function olderOf(oldest: Lot | undefined, lot: Lot): Lot {
  return oldest && (oldest.boughtOn ?? "") <= (lot.boughtOn ?? "") ? oldest : lot;
}
