import { OPENED_MAX, type OpenedBottle } from "./opened.ts";

/**
 * Limits a wine's list of opened bottles to its quantity and to the maximum [B1: open bottles].
 * Drops those opened first. Returns the same object if nothing changes.
 */
export function withOpenedHeld<
  Held extends { readonly opened: readonly OpenedBottle[]; readonly quantity: number },
>(wine: Held): Held {
  const { opened, quantity } = wine;
  const excess = opened.length - Math.max(0, Math.min(quantity, OPENED_MAX));
  return excess > 0 ? { ...wine, opened: opened.slice(excess) } : wine;
}
