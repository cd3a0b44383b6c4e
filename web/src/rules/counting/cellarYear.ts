import { type EventKind, hasUnknownDate, type Price } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { JournalEntry } from "../history/journal.ts";
import { mostUsed } from "../cellar/suggest.ts";
import { type CountedFlow, countedFlow, flowOf } from "./bottleFlow.ts";
import { groupedBy } from "../groupedBy.ts";
import type { WinePast } from "./winePasts.ts";

/** One year of a cellar. */
export interface CellarYear extends CountedFlow {
  /** How the bottles left that went, the most frequent way first. */
  readonly ways: readonly { readonly kind: EventKind; readonly bottles: number }[];
  /** How many of the bottles that came were imported without a day (rule H9). */
  readonly dateUnknown: number;
  /** What was paid for what came, by currency. */
  readonly spent: readonly Price[];
  /** What was drunk most. */
  readonly drunk: readonly { readonly wine: CellarWine; readonly bottles: number }[];
  readonly occasions: readonly string[];
  readonly meals: readonly string[];
}

/** How many wines, occasions and meals a year names of each. */
const NAMED = 5;

/** The years in which something happened, the newest first. */
export function yearsIn(entries: readonly JournalEntry[]): readonly number[] {
  const years = new Set(entries.map(({ event }) => Number(event.day.slice(0, 4))));
  return [...years].sort((one, other) => other - one);
}

/** What a year came to, of all entries and the pasts that they made; `undefined` where it has none. */
export function cellarYear(
  year: number,
  all: readonly JournalEntry[],
  pasts: readonly WinePast[],
): CellarYear | undefined {
  const isOfYear = ({ day }: { readonly day: string }) => day.startsWith(`${String(year)}-`);
  const entries = all.filter(({ event }) => isOfYear(event));
  if (entries.length === 0) return undefined;
  const gone = entries.filter(({ event }) => event.kind !== "moved" && event.bottles < 0);
  const drunk = gone.filter(({ event }) => event.kind === "drank");
  return {
    ...countedFlow(
      entries,
      pasts.flatMap(({ steps }) => steps.filter(isOfYear)),
    ),
    ways: Array.from(
      groupedBy(gone, ({ event }) => event.kind),
      ([kind, own]) => ({ kind, bottles: flowOf(own).went }),
    ).sort((one, other) => other.bottles - one.bottles),
    dateUnknown: flowOf(entries.filter(({ event }) => hasUnknownDate(event))).came,
    spent: spentOn(entries),
    drunk: Array.from(
      groupedBy(drunk, ({ wine }) => wine),
      ([wine, own]) => ({ wine, bottles: flowOf(own).went }),
    )
      .flatMap(({ wine, bottles }) => (wine ? { wine, bottles } : []))
      .sort((one, other) => other.bottles - one.bottles)
      .slice(0, NAMED),
    occasions: mostUsed(entries.flatMap(({ event }) => event.occasion ?? [])).slice(0, NAMED),
    meals: mostUsed(entries.flatMap(({ event }) => event.meal ?? [])).slice(0, NAMED),
  };
}

function spentOn(entries: readonly JournalEntry[]): readonly Price[] {
  const sums = new Map<string, number>();
  for (const { event } of entries) {
    if (event.kind !== "added" || event.bottles < 0 || !event.price) continue;
    const { currency, minor } = event.price;
    sums.set(currency, (sums.get(currency) ?? 0) + minor * event.bottles);
  }
  return Array.from(sums, ([currency, minor]) => ({ currency, minor }));
}
