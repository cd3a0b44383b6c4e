import { quantityChangeOf, lotsOf, type Price, type WineEvent } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import type { JournalEntry } from "../history/journal.ts";

/** A wine with its stock changes, newest first. */
export interface WinePast {
  readonly wine: CellarWine;
  readonly steps: readonly StockStep[];
}

/** Bottles at one price that were added on a day, or removed if the number is negative. */
export interface StockStep extends BottlesAt {
  readonly day: string;
}

export interface BottlesAt {
  readonly bottles: number;
  readonly price: Price | null;
}

/**
 * The stock history of each wine, computed back from the current stock, never below 0. `entries`
 * are newest first. Removed wines and archived wines with bottles have no history, because they
 * don't count today.
 */
export function pastsOf(
  wines: readonly CellarWine[],
  entries: readonly JournalEntry[],
): readonly WinePast[] {
  const counted = entries.filter(
    ({ event }) => event.kind === "added" || quantityChangeOf(event) !== 0,
  );
  const entriesOf = groupedBy(counted, ({ event }) => event.wineId);
  return wines
    .filter(({ isArchived, quantity }) => !isArchived || quantity === 0)
    .map((wine) => ({ wine, steps: stepsOf(wine, entriesOf.get(wine.id) ?? []) }));
}

export function heldOf(wine: CellarWine): readonly BottlesAt[] {
  return lotsOf(wine).filter(({ state }) => state === "held");
}

function stepsOf(wine: CellarWine, entries: readonly JournalEntry[]): readonly StockStep[] {
  const priceOf = pricesIn(wine, entries);
  let held = heldOf(wine);
  // Bottles that arrived and are not held now, but have no removal among the events read so far.
  // Their removal was deleted, or is dated before their arrival.
  let unaccounted = 0;
  const steps: StockStep[] = [];
  for (const { event } of entries) {
    const [bottles, price] = [quantityChangeOf(event), priceOf(event)];
    if (bottles < 0) {
      const gone = Math.max(0, -bottles - unaccounted);
      unaccounted -= -bottles - gone;
      if (gone === 0) continue;
      held = [...held, { bottles: gone, price }];
      steps.push({ day: event.day, bottles: -gone, price });
    } else if (bottles > 0) {
      const { taken, left, missing } = take(held, bottles, price);
      held = left;
      unaccounted += missing;
      for (const part of taken) steps.push({ day: event.day, ...part });
    }
  }
  return steps;
}

/** Takes bottles out of `held`: first those with this price, then others. */
function take(held: readonly BottlesAt[], bottles: number, price: Price | null) {
  const isOwn = (one: BottlesAt) => isSamePrice(one.price, price);
  const inTurn = [...held.filter(isOwn), ...held.filter((one) => !isOwn(one))];
  const taken: BottlesAt[] = [];
  const left: BottlesAt[] = [];
  let missing = bottles;
  for (const there of inTurn) {
    const part = Math.min(missing, there.bottles);
    missing -= part;
    if (part > 0) taken.push({ bottles: part, price: there.price });
    if (part < there.bottles) left.push({ bottles: there.bottles - part, price: there.price });
  }
  return { taken, left, missing };
}

/** The price of each bottle in an event, if known. */
function pricesIn(
  wine: CellarWine,
  entries: readonly JournalEntry[],
): (event: WineEvent) => Price | null {
  const lots = lotsOf(wine);
  const prices = new Map<string | null, Price | null>();
  for (const { event } of entries) if (event.kind === "added") prices.set(event.lotId, event.price);
  for (const { id, price } of lots) prices.set(id, price);
  // An event without a lot gets a price only if all lots have the same price.
  const counted = lots.filter(({ bottles, price }) => bottles > 0 || price);
  const [{ price: one } = { price: null }, ...others] = counted;
  const shared = others.every(({ price }) => isSamePrice(price, one)) ? one : null;
  return ({ kind, lotId, price }) => {
    // A sale price is not what was paid for the bottle.
    const own = kind === "sold" ? null : price;
    return prices.get(lotId) ?? own ?? shared;
  };
}

function isSamePrice(one: Price | null, other: Price | null): boolean {
  return one?.minor === other?.minor && one?.currency === other?.currency;
}
