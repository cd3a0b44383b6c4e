import { type Price, WINE_TYPES, type WineType } from "sync-protocol";
import type { PaidTotals, WineCount } from "./statistics.ts";
import { type BottlesAt, heldOf, type StockStep, type WinePast } from "./winePasts.ts";

export interface StockPoint {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly bottles: number;
  /** The worth of these bottles at the current prices of their lots. */
  readonly paid: PaidTotals;
}

/**
 * The stock at the end of each of these days, newest first: the current stock, minus later
 * arrivals, plus later removals. Two days then differ exactly by the arrivals and removals between
 * them.
 */
export function stockOn(days: readonly string[], pasts: readonly WinePast[]): StockPoint[] {
  const held: StockCount = { bottles: 0, unpriced: 0, sums: new Map() };
  for (const { wine } of pasts) for (const lot of heldOf(wine)) count(held, lot, 1);
  const later = days.map((): StockStep[] => []);
  for (const { steps } of pasts) {
    for (const step of steps) later[days.findIndex((day) => day < step.day)]?.push(step);
  }
  return days.map((day, at) => {
    for (const step of later[at] ?? []) count(held, step, -1);
    const { bottles, unpriced, sums } = held;
    return { day, bottles, paid: { unpriced, sums: pricesOf(sums) } };
  });
}

export interface TypeStock {
  readonly type: WineType;
  readonly bottles: readonly number[];
  readonly paid: readonly PaidTotals[];
}

/**
 * The stock by type at the end of each of these days, without types that never occur. Types are
 * in the order of `WINE_TYPES`.
 */
export function stockByType(
  days: readonly string[],
  pasts: readonly WinePast[],
): readonly TypeStock[] {
  return WINE_TYPES.map((type) => {
    const own = pasts.filter(({ wine }) => wine.type === type);
    const points = stockOn(days, own);
    return {
      type,
      bottles: points.map(({ bottles }) => bottles),
      paid: points.map(({ paid }) => paid),
    };
  }).filter(({ bottles }) => bottles.some((some) => some > 0));
}

/** The wines held at the end of a day, most bottles first. */
export function winesHeldOn(day: string, pasts: readonly WinePast[]): readonly WineCount[] {
  return pasts
    .map(({ wine, steps }) => {
      const later = steps.filter((step) => step.day > day);
      return { wine, bottles: sumOf(heldOf(wine)) - sumOf(later) };
    })
    .filter(({ bottles }) => bottles > 0)
    .sort((one, other) => other.bottles - one.bottles);
}

/** The sum in one currency, in minor units of that currency. */
export function paidIn(currency: string, { sums }: PaidTotals): number {
  return sums.find((sum) => sum.currency === currency)?.minor ?? 0;
}

function sumOf(some: readonly BottlesAt[]): number {
  return some.reduce((sum, { bottles }) => sum + bottles, 0);
}

interface StockCount {
  bottles: number;
  unpriced: number;
  readonly sums: Map<string, Sum>;
}

interface Sum {
  minor: number;
  bottles: number;
}

function count(held: StockCount, { bottles, price }: BottlesAt, times: 1 | -1): void {
  held.bottles += times * bottles;
  if (!price) held.unpriced += times * bottles;
  else {
    const { currency, minor } = price;
    const sum = held.sums.get(currency) ?? { minor: 0, bottles: 0 };
    sum.minor += times * minor * bottles;
    sum.bottles += times * bottles;
    held.sums.set(currency, sum);
  }
}

function pricesOf(sums: ReadonlyMap<string, Sum>): readonly Price[] {
  return Array.from(sums)
    .filter(([, { minor }]) => minor > 0)
    .sort(([, one], [, other]) => other.bottles - one.bottles)
    .map(([currency, { minor }]) => ({ currency, minor }));
}

/** A history longer than this many months is shown by years. */
const MONTHS_MAX = 24;

/** Days of a history, newest first: today, then earlier ends of months or years. */
export interface LookBack {
  readonly by: "month" | "year";
  readonly days: readonly string[];
}

/**
 * The days from `today` back to the first change of the stock. If a wrong clock dated a change
 * after `today`, the day of the latest change replaces `today`.
 */
export function lookBack(pasts: readonly WinePast[], today: string): LookBack {
  let [first, last] = [today, today];
  for (const { steps } of pasts) {
    const [latest, earliest] = [steps[0], steps.at(-1)];
    if (earliest && earliest.day < first) first = earliest.day;
    if (latest && latest.day > last) last = latest.day;
  }
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = monthsBetween(first, today);
  if (months <= MONTHS_MAX) {
    const ends = Array.from({ length: months }, (_, ago) => lastDayOf(year, month - 1 - ago));
    return { by: "month", days: [last, ...ends] };
  }
  const years = year - Number(first.slice(0, 4));
  const ends = Array.from({ length: years }, (_, ago) => lastDayOf(year - 1 - ago, 12));
  return { by: "year", days: [last, ...ends] };
}

function monthsBetween(first: string, last: string): number {
  const months = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return months(last) - months(first);
}

/** The last day of a month. Month 0 is December of the previous year. */
function lastDayOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
