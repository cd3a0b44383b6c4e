import type { Wine } from "sync-protocol";
import { type DueKind, dueDaysOf } from "../reminders/dueDays.ts";
import { counted, titleOf } from "../reminders/wineLines.ts";

/** Years in a feed before and after the current year. */
const YEARS = { before: 1, after: 10 } as const;

/** Maximum number of lines in the text of an event. The app shows all wines. */
const LISTED_MAX = 30;

/** An all-day event. */
export interface CalendarEvent {
  /** Unique in the feed and stable between reads. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly description: string | undefined;
}

interface Group {
  readonly kind: DueKind;
  readonly day: string;
  readonly lines: string[];
  /** The title of the first wine. */
  readonly title: string;
}

/**
 * The events of a cellar: the first and last day of a drinking window, the first day of its last
 * year, and the day when an order arrives. Wines with the same kind of event on a day share one
 * event. With `showsNames` the events name the wines.
 */
export async function calendarEventsOf(
  parts: AsyncIterable<readonly Wine[]>,
  { showsNames, today }: { readonly showsNames: boolean; readonly today: string },
): Promise<readonly CalendarEvent[]> {
  const year = Number(today.slice(0, 4));
  const [first, last] = [year - YEARS.before, year + YEARS.after].map(String);
  const groups = new Map<string, Group>();
  for await (const wines of parts) {
    for (const wine of wines) {
      for (const { kind, day, line } of dueDaysOf(wine, year)) {
        const ofYear = day.slice(0, 4);
        if (ofYear < (first ?? "") || ofYear > (last ?? "")) continue;
        const key = `${kind}-${day}`;
        const group = groups.get(key);
        if (group) group.lines.push(line);
        else groups.set(key, { kind, day, lines: [line], title: titleOf(wine) });
      }
    }
  }
  return [...groups]
    .map(([key, group]) => ({ key, day: group.day, ...textOf(group, showsNames) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function textOf(
  { kind, day, lines, title }: Group,
  showsNames: boolean,
): Pick<CalendarEvent, "summary" | "description"> {
  const count = lines.length;
  if (!showsNames)
    return { summary: summaryOf(kind, day, countOf(kind, count)), description: undefined };
  const listed = lines.toSorted(compare).slice(0, LISTED_MAX);
  const more = count - listed.length;
  return {
    summary: summaryOf(kind, day, count === 1 ? title : countOf(kind, count)),
    description: [...listed, ...(more > 0 ? [`and ${String(more)} more`] : [])].join("\n"),
  };
}

const { compare } = new Intl.Collator("en", { numeric: true });

function countOf(kind: DueKind, count: number): string {
  return counted(count, kind === "order" ? "order" : "wine");
}

function summaryOf(kind: DueKind, day: string, what: string): string {
  switch (kind) {
    case "enters":
      return `Ready to drink: ${what}`;
    case "last-year":
      return `At their best until the end of ${day.slice(0, 4)}: ${what}`;
    case "leaves":
      return `Last day of the drinking window: ${what}`;
    case "order":
      return `Due to arrive: ${what}`;
  }
}
