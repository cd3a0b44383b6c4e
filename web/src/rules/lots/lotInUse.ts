import type { Lot, Wine } from "sync-protocol";

/** What of a wine says which lots it has. */
type Lots = Pick<Wine, "lots" | "bottleId">;

/**
 * The lot that a bottle is taken from: the preferred one, which is named or was used last, where it
 * has some; else the oldest that has. `undefined` where no lots are told or none has bottles: then
 * there is nothing to choose.
 *
 * A lot of which nobody said when it was bought is older than those of which somebody did; of equals
 * the one that stands first.
 */
export function lotToTakeFrom({ lots }: Lots, preferred: string | undefined): Lot | undefined {
  const full = lots.filter(hasBottles);
  return full.find(({ id }) => id === preferred) ?? full.reduce(olderOf, full[0]);
}

/**
 * The lot that a bottle is put into: the preferred one where it is in the cellar, else the first (rule
 * L2). `undefined` where no lots are told.
 */
export function lotToPutInto(
  { lots, bottleId }: Lots,
  preferred: string | undefined,
): Lot | undefined {
  const wanted = lots.find(({ id, state }) => id === preferred && state === "held");
  return wanted ?? lots.find(({ id }) => id === bottleId);
}

/** Whether a bottle can be taken from a lot. */
export function hasBottles({ state, bottles }: Lot): boolean {
  return state === "held" && bottles > 0;
}

function olderOf(oldest: Lot | undefined, lot: Lot): Lot {
  return oldest && (oldest.boughtOn ?? "") <= (lot.boughtOn ?? "") ? oldest : lot;
}
