import { WINE_TYPES, type WineType } from "sync-protocol";
import { groupedBy } from "../groupedBy.ts";
import type { JournalEntry } from "../history/journal.ts";
import type { WineCount } from "./statistics.ts";

/** An opened bottle. The type is unknown if the wine was removed for good. */
export interface OpenedBottle {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly type: WineType | undefined;
  readonly entry: JournalEntry;
}

export interface OpenedYear {
  readonly year: number;
  /** The opened bottles of each month, January first. Each month is sorted by day. */
  readonly months: readonly (readonly OpenedBottle[])[];
  readonly bottles: number;
  /** In the order of `WINE_TYPES`, without types that have no bottles. */
  readonly byType: readonly { readonly type: WineType; readonly bottles: number }[];
}

const MONTHS = 12;

/** The bottles opened in a year. `entries` must be sorted newest first. */
export function openedIn(year: number, entries: readonly JournalEntry[]): OpenedYear {
  const opened = entries
    .filter(({ event: { kind, day } }) => kind === "drank" && day.startsWith(`${String(year)}-`))
    .flatMap((entry) => bottlesOf(entry))
    .toReversed();
  const byMonth = groupedBy(opened, ({ day }) => Number(day.slice(5, 7)));
  const byType = groupedBy(opened, ({ type }) => type);
  return {
    year,
    months: Array.from({ length: MONTHS }, (_, at) => byMonth.get(at + 1) ?? []),
    bottles: opened.length,
    byType: WINE_TYPES.map((type) => ({ type, bottles: byType.get(type)?.length ?? 0 })).filter(
      ({ bottles }) => bottles > 0,
    ),
  };
}

function bottlesOf(entry: JournalEntry): OpenedBottle[] {
  const { event, wine, removed } = entry;
  const type = (wine ?? removed?.wine)?.type;
  return Array.from({ length: Math.max(0, -event.bottles) }, () => ({
    day: event.day,
    type,
    entry,
  }));
}

/** The wines of opened bottles with their numbers of bottles. Omits removed wines. */
export function winesOpened(opened: readonly OpenedBottle[]): readonly WineCount[] {
  const byWine = groupedBy(opened, ({ entry }) => entry.wine);
  return Array.from(byWine).flatMap(([wine, own]) => (wine ? [{ wine, bottles: own.length }] : []));
}

/** Number of bottles opened in the year by the end of each month, up to the month of `today`. */
export function openedByMonth({ year, months }: OpenedYear, today: string): readonly number[] {
  const isOver = (month: number) =>
    `${String(year)}-${String(month).padStart(2, "0")}` > today.slice(0, 7);
  let sum = 0;
  return months.flatMap((bottles, at) => {
    sum += bottles.length;
    return isOver(at + 1) ? [] : [sum];
  });
}

/** Number of bottles opened up to the day and month of `today`, for comparing two years. */
export function openedBy(today: string, { months }: OpenedYear): number {
  return months.flat().filter(({ day }) => day.slice(5) <= today.slice(5)).length;
}
