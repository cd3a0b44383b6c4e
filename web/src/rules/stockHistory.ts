import { heldBy, lotsOf, type Price } from "sync-protocol";
import type { CellarWine } from "./cellarView.ts";
import { groupedBy } from "./groupedBy.ts";
import type { JournalEntry } from "./journal.ts";
import type { Paid, WineBehind } from "./statistics.ts";

/** A wine that counts now or did, with what brought and took its bottles, the newest first. */
export interface WinePast {
  readonly wine: CellarWine;
  readonly steps: readonly StockStep[];
}

/** Bottles that came on a day, or went where their number is below 0. */
interface StockStep {
  readonly day: string;
  readonly bottles: number;
  /** What was paid for each. */
  readonly price: Price | null;
}

/** What the cellar held at the end of a day. */
export interface StockPoint {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly bottles: number;
  /** At the prices that the lots have now. */
  readonly paid: Paid;
}

/**
 * The past of each wine, of entries that come the newest first. What was removed does not count, nor what
 * is archived with bottles left, as it counts nowhere today.
 */
export function pastsOf(
  wines: readonly CellarWine[],
  entries: readonly JournalEntry[],
): readonly WinePast[] {
  const counted = entries.filter(({ event }) => event.kind === "added" || heldBy(event) !== 0);
  const entriesOf = groupedBy(counted, ({ event }) => event.wineId);
  return wines
    .filter(({ isArchived, quantity }) => !isArchived || quantity === 0)
    .map((wine) => ({ wine, steps: stepsOf(wine, entriesOf.get(wine.id) ?? []) }));
}

function stepsOf(wine: CellarWine, entries: readonly JournalEntry[]): readonly StockStep[] {
  const lots = lotsOf(wine);
  const prices = new Map<string | null, Price | null>();
  for (const { event } of entries) if (event.kind === "added") prices.set(event.lotId, event.price);
  for (const { id, price } of lots) prices.set(id, price);
  // What several lots gave or got at once names none of them.
  const told = lots.filter(({ bottles, price }) => bottles > 0 || price);
  const [{ price: one } = { price: null }, ...others] = told;
  const shared = others.every(({ price }) => isSamePrice(price, one)) ? one : null;
  return entries
    .filter(({ event }) => heldBy(event) !== 0)
    .map(({ event }) => {
      // What was got for a bottle that was sold is not what was paid for it.
      const own = event.kind === "sold" ? null : event.price;
      const price = prices.get(event.lotId) ?? own ?? shared;
      return { day: event.day, bottles: heldBy(event), price };
    });
}

function isSamePrice(one: Price | null, other: Price | null): boolean {
  return one?.minor === other?.minor && one?.currency === other?.currency;
}

/**
 * What was held at the end of each of these days, the newest day first: what is held now without what came
 * later, and with what went. A wine of which an event was removed never counts below 0.
 */
export function stockOn(days: readonly string[], pasts: readonly WinePast[]): StockPoint[] {
  const totals = days.map((day) => ({
    day,
    bottles: 0,
    unpriced: 0,
    sums: new Map<string, number>(),
  }));
  for (const past of pasts) {
    const held = holdingNow(past.wine);
    let next = 0;
    for (const total of totals) {
      next = walkBack(held, past.steps, { from: next, to: total.day });
      total.bottles += Math.max(0, held.bottles);
      total.unpriced += Math.max(0, held.unpriced);
      for (const [currency, minor] of held.sums) {
        total.sums.set(currency, (total.sums.get(currency) ?? 0) + Math.max(0, minor));
      }
    }
  }
  return totals.map(({ day, bottles, unpriced, sums }) => ({
    day,
    bottles,
    paid: { unpriced, sums: pricesOf(sums) },
  }));
}

/** The wines that were held at the end of a day, those of the most bottles first. */
export function winesHeldOn(day: string, pasts: readonly WinePast[]): readonly WineBehind[] {
  return pasts
    .map(({ wine, steps }) => {
      const held = holdingNow(wine);
      walkBack(held, steps, { from: 0, to: day });
      return { wine, bottles: held.bottles };
    })
    .filter(({ bottles }) => bottles > 0)
    .sort((one, other) => other.bottles - one.bottles);
}

/** Bottles with what was paid for them, in minor units by currency, while time runs backwards. */
interface Holding {
  bottles: number;
  unpriced: number;
  readonly sums: Map<string, number>;
}

function holdingNow(wine: CellarWine): Holding {
  const held: Holding = { bottles: 0, unpriced: 0, sums: new Map() };
  for (const { state, bottles, price } of lotsOf(wine)) {
    if (state === "held") count(held, bottles, price);
  }
  return held;
}

/** Takes back the steps after a day; answers the first that it left. */
function walkBack(
  held: Holding,
  steps: readonly StockStep[],
  { from, to }: { readonly from: number; readonly to: string },
): number {
  for (let at = from; at < steps.length; at += 1) {
    const step = steps[at];
    if (!step || step.day <= to) return at;
    count(held, -step.bottles, step.price);
  }
  return steps.length;
}

function count(held: Holding, bottles: number, price: Price | null): void {
  held.bottles += bottles;
  if (!price) held.unpriced += bottles;
  else {
    const { currency, minor } = price;
    held.sums.set(currency, (held.sums.get(currency) ?? 0) + minor * bottles);
  }
}

function pricesOf(sums: ReadonlyMap<string, number>): readonly Price[] {
  return Array.from(sums, ([currency, minor]) => ({ currency, minor }))
    .filter(({ minor }) => minor > 0)
    .sort((one, other) => other.minor - one.minor);
}

/** How many months a past has at most that is told by months; a longer one is told by years. */
const MONTHS_MAX = 24;

/** Days to look at, the newest first: today, then the ends of the months or years before. */
export interface LookBack {
  readonly by: "month" | "year";
  readonly days: readonly string[];
}

/** From `today` back to what first came or went. */
export function lookBack(pasts: readonly WinePast[], today: string): LookBack {
  let first = today;
  for (const { steps } of pasts) {
    const earliest = steps.at(-1);
    if (earliest && earliest.day < first) first = earliest.day;
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = monthsBetween(first, today);
  if (months <= MONTHS_MAX) {
    const ends = Array.from({ length: months }, (_, ago) => lastDayOf(year, month - 1 - ago));
    return { by: "month", days: [today, ...ends] };
  }
  const years = year - Number(first.slice(0, 4));
  const ends = Array.from({ length: years }, (_, ago) => lastDayOf(year - 1 - ago, 12));
  return { by: "year", days: [today, ...ends] };
}

function monthsBetween(first: string, last: string): number {
  const months = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return months(last) - months(first);
}

/** The last day of a month; 0 is the December of the year before, and so on back. */
function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
