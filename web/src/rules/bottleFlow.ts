import type { CellarWine } from "./cellarView.ts";
import type { JournalEntry } from "./journal.ts";
import { groupedBy } from "./groupedBy.ts";

/** How many bottles came, and how many went. */
export interface Flow {
  readonly came: number;
  readonly went: number;
}

/** What came and went of one wine. */
export interface WineFlow extends Flow {
  readonly wine: CellarWine;
}

/** What came and went in one month. */
export interface MonthFlow extends Flow {
  /** `YYYY-MM` */
  readonly month: string;
  readonly entries: readonly JournalEntry[];
}

/** What came and what went, counted or told; what only moved or was tasted did neither. */
export function flowOf(entries: readonly JournalEntry[]): Flow {
  let [came, went] = [0, 0];
  for (const { event } of entries.filter(isFlow)) {
    if (event.bottles > 0) came += event.bottles;
    else went -= event.bottles;
  }
  return { came, went };
}

/** The months in which something came or went, the newest first. */
export function flowByMonth(entries: readonly JournalEntry[]): readonly MonthFlow[] {
  const months = groupedBy(entries.filter(isFlow), ({ event }) => event.day.slice(0, 7));
  return Array.from(months, ([month, own]) => ({ month, entries: own, ...flowOf(own) })).sort(
    (one, other) => (one.month < other.month ? 1 : -1),
  );
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
