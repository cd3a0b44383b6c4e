import { OPENED_MAX, type OpenedBottle } from "./opened.ts";

/**
 * Limits the opened bottles of a wine to its bottle count and to the maximum [B1: open bottles].
 * Drops the bottles opened first. Returns the same object if nothing changes.
 */
export function withOpenedHeld<
  Held extends { readonly opened: readonly OpenedBottle[]; readonly quantity: number },
>(wine: Held): Held {
  const { opened, quantity } = wine;
  const excess = opened.length - Math.max(0, Math.min(quantity, OPENED_MAX));
  return excess > 0 ? { ...wine, opened: opened.slice(excess) } : wine;
}
