import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import type { JournalEntry } from "../history/journal.ts";
import type { StockStep, WinePast } from "./winePasts.ts";

export interface Flow {
  readonly came: number;
  readonly went: number;
}

export interface WineFlow extends Flow {
  readonly wine: CellarWine;
}

export interface CountedFlow extends Flow {
  /**
   * The part of this flow that is not in the totals of held bottles: events that changed no stock
   * [H5: recorded event], and bottles of removed or archived wines.
   */
  readonly uncounted: Flow;
}

export interface MonthFlow extends CountedFlow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly entries: readonly JournalEntry[];
}

/** The number of bottles added and removed by these events. Moves and tastings do not count. */
export function flowOf(entries: readonly JournalEntry[]): Flow {
  return sumOf(entries.filter(isFlow).map(({ event }) => event.bottles));
}

/**
 * Bottles added and removed by `entries`. `steps` are the changes to the totals of held bottles in
 * the same period. Added and removed bottles that are not in `steps` are `uncounted`.
 */
export function countedFlow(
  entries: readonly JournalEntry[],
  steps: readonly StockStep[],
): CountedFlow {
  const [flow, counted] = [flowOf(entries), sumOf(steps.map(({ bottles }) => bottles))];
  return { ...flow, uncounted: lessOf(flow, counted) };
}

export function countedIn(flow: CountedFlow): Flow {
  return lessOf(flow, flow.uncounted);
}

function lessOf(flow: Flow, less: Flow): Flow {
  return { came: flow.came - less.came, went: flow.went - less.went };
}

/** The months in which bottles were added or removed, newest first. */
export function flowByMonth(
  entries: readonly JournalEntry[],
  pasts: readonly WinePast[],
): readonly MonthFlow[] {
  const months = groupedBy(entries.filter(isFlow), ({ event }) => monthOf(event));
  const stepsIn = groupedBy(
    pasts.flatMap(({ steps }) => steps),
    monthOf,
  );
  return Array.from(months, ([month, own]) => ({
    month,
    entries: own,
    ...countedFlow(own, stepsIn.get(month) ?? []),
  })).sort((one, other) => (one.month < other.month ? 1 : -1));
}

const NO_FLOW = { came: 0, went: 0, uncounted: { came: 0, went: 0 }, entries: [] };

const MONTHS_SHOWN = 24;

/**
 * The last 24 months up to the month of `today`, oldest first, but none before the oldest of
 * `months`. Includes months without added or removed bottles. `months` are newest first.
 */
export function lastMonths(months: readonly MonthFlow[], today: string): readonly MonthFlow[] {
  const byMonth = new Map(months.map((flow) => [flow.month, flow]));
  const [oldest, thisMonth] = [months.at(-1)?.month ?? "", today.slice(0, 7)];
  const first = oldest !== "" && oldest < thisMonth ? oldest : thisMonth;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS_SHOWN }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  )
    .filter((name) => name >= first)
    .map((month) => byMonth.get(month) ?? { ...NO_FLOW, month })
    .toReversed();
}

const monthOf = ({ day }: { readonly day: string }) => day.slice(0, 7);

function sumOf(bottles: readonly number[]): Flow {
  let [came, went] = [0, 0];
  for (const some of bottles) {
    if (some > 0) came += some;
    else went -= some;
  }
  return { came, went };
}

/**
 * Bottles added and removed per wine, most bottles first. Omits wines that are not in the cellar
 * any more.
 */
export function flowByWine(entries: readonly JournalEntry[]): readonly WineFlow[] {
  const wines = groupedBy(entries.filter(isFlow), ({ wine }) => wine);
  return Array.from(wines, ([wine, own]) => ({ wine, ...flowOf(own) }))
    .flatMap(({ wine, ...flow }) => (wine ? { wine, ...flow } : []))
    .sort((one, other) => other.came + other.went - (one.came + one.went));
}

function isFlow({ event: { kind, bottles } }: JournalEntry): boolean {
  return kind !== "moved" && bottles !== 0;
}
