import type { CellarWine } from "../cellar/CellarWine.ts";
import { groupedBy } from "../groupedBy.ts";
import type { JournalEntry } from "../history/journal.ts";
import type { StockStep, WinePast } from "./winePasts.ts";

/** How many bottles came, and how many went. */
export interface Flow {
  readonly came: number;
  readonly went: number;
}

/** What came and went of one wine. */
export interface WineFlow extends Flow {
  readonly wine: CellarWine;
}

/** What came and went, and how much of that is in no count of what is held. */
export interface CountedFlow extends Flow {
  /** What was told of afterwards (rule H5), and what is of wines that count no more: removed, or archived. */
  readonly uncounted: Flow;
}

/** What came and went in one month. */
export interface MonthFlow extends CountedFlow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly entries: readonly JournalEntry[];
}

/** What came and what went, counted or told; what only moved or was tasted did neither. */
export function flowOf(entries: readonly JournalEntry[]): Flow {
  return sumOf(entries.filter(isFlow).map(({ event }) => event.bottles));
}

/** What came and went by these entries, of which these are the steps. */
export function countedFlow(
  entries: readonly JournalEntry[],
  steps: readonly StockStep[],
): CountedFlow {
  const [flow, counted] = [flowOf(entries), sumOf(steps.map(({ bottles }) => bottles))];
  return { ...flow, uncounted: lessOf(flow, counted) };
}

/** What of it is in the counts of what is held. */
export function countedIn(flow: CountedFlow): Flow {
  return lessOf(flow, flow.uncounted);
}

function lessOf(flow: Flow, less: Flow): Flow {
  return { came: flow.came - less.came, went: flow.went - less.went };
}

/** The months in which something came or went, the newest first. */
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

/** How many months back a chart of months looks. */
const MONTHS_SHOWN = 24;

/**
 * The last of these months that come the newest first, until that of `today`, the oldest first and without a gap. This
 * month is always one of them.
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

/** What came and went of each wine that is still known, the most first. */
export function flowByWine(entries: readonly JournalEntry[]): readonly WineFlow[] {
  const wines = groupedBy(entries.filter(isFlow), ({ wine }) => wine);
  return Array.from(wines, ([wine, own]) => ({ wine, ...flowOf(own) }))
    .flatMap(({ wine, ...flow }) => (wine ? { wine, ...flow } : []))
    .sort((one, other) => other.came + other.went - (one.came + one.went));
}

function isFlow({ event: { kind, bottles } }: JournalEntry): boolean {
  return kind !== "moved" && bottles !== 0;
}
