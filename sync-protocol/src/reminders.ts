import type { Lot } from "./records/lots/lot.ts";
import { lotsOf } from "./records/lots/lots.ts";
import type { Wine } from "./records/wine.ts";

/**
 * How many days before its arrival an order first appears in reminders. It is a month, so that a
 * monthly mail mentions every order before it arrives.
 */
export const ORDER_NEAR_DAYS = 31;

export interface DueOrder<W> {
  readonly wine: W;
  readonly lot: Lot;
  readonly arrivesOn: string;
  readonly isLate: boolean;
}

export interface Reminders<W> {
  /** Wines with bottles in the cellar whose drinking window ends this year, sorted by name. */
  readonly leaving: readonly W[];
  /** Ordered lots that are late or arrive soon, the earliest first. */
  readonly orders: readonly DueOrder<W>[];
}

const BY_NAME = new Intl.Collator("en", { numeric: true });

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The reminders on the day `today`, `YYYY-MM-DD`. `windowOf` must return drinking windows computed
 * for the year of `today`. Archived wines are excluded.
 */
export function remindersOf<W extends Wine>(
  wines: readonly W[],
  windowOf: (wine: W) => { readonly isLeaving: boolean } | undefined,
  today: string,
): Reminders<W> {
  const near = new Date(Date.parse(today) + ORDER_NEAR_DAYS * DAY_MS).toISOString().slice(0, 10);
  const leaving: W[] = [];
  const orders: DueOrder<W>[] = [];
  for (const wine of wines) {
    if (wine.isArchived) continue;
    if (wine.quantity > 0 && windowOf(wine)?.isLeaving) leaving.push(wine);
    for (const lot of lotsOf(wine)) {
      const { state, bottles, arrivesOn } = lot;
      if (state !== "ordered" || bottles === 0 || arrivesOn === null || arrivesOn > near) continue;
      orders.push({ wine, lot, arrivesOn, isLate: arrivesOn < today });
    }
  }
  return {
    leaving: leaving.sort((a, b) => byName(a, b)),
    orders: orders.sort((a, b) => compare(a.arrivesOn, b.arrivesOn) || byName(a.wine, b.wine)),
  };
}

function byName(a: Wine, b: Wine): number {
  return BY_NAME.compare(a.name, b.name) || a.vintage - b.vintage || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
