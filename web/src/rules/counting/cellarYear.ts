import { type EventKind, hasUnknownDate, type Price } from "sync-protocol";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { JournalEntry } from "../history/journal.ts";
import { mostUsed } from "../cellar/suggest.ts";
import { type CountedFlow, countedFlow, flowOf } from "./bottleFlow.ts";
import { groupedBy } from "../groupedBy.ts";
import type { WinePast } from "./winePasts.ts";

export interface CellarYear extends CountedFlow {
  /** The ways in which bottles were removed, most frequent first. */
  readonly ways: readonly { readonly kind: EventKind; readonly bottles: number }[];
  /** Number of added bottles that were imported without a date [H9: purchases]. */
  readonly dateUnknown: number;
  /** Sum of the prices of added bottles, by currency. */
  readonly spent: readonly Price[];
  readonly drunk: readonly { readonly wine: CellarWine; readonly bottles: number }[];
  readonly occasions: readonly string[];
  readonly meals: readonly string[];
}

const NAMED = 5;

export function yearsIn(entries: readonly JournalEntry[]): readonly number[] {
  const years = new Set(entries.map(({ event }) => Number(event.day.slice(0, 4))));
  return [...years].sort((one, other) => other - one);
}

/** The totals of a year; `undefined` if `all` has no entry in that year. */
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
