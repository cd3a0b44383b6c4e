import { lotsOf, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { counted, lineOfOrder, lineOfWine, titleOf } from "../reminders/wineLines.ts";

/** The years of a feed, before and after the current one. */
const YEARS = { before: 1, after: 10 } as const;

/** Most lines in the text of an event. The app shows all wines. */
const LISTED_MAX = 30;

/** What happens on a day to some wines. */
type Kind = "enters" | "last-year" | "leaves" | "order";

/** An event that lasts a day. */
export interface CalendarEvent {
  /** The same at every reading, unique in the feed. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly description: string | undefined;
}

interface Group {
  readonly kind: Kind;
  readonly day: string;
  readonly lines: string[];
  /** The title of the first wine. */
  readonly title: string;
}

/**
 * The events of a cellar: one for each day on which wines enter their drinking window, begin their
 * last year in it, or leave it, and on which orders are due. They name wines, or only count them.
 */
export async function calendarEventsOf(
  parts: AsyncIterable<readonly Wine[]>,
  { showsNames, today }: { readonly showsNames: boolean; readonly today: string },
): Promise<readonly CalendarEvent[]> {
  const year = Number(today.slice(0, 4));
  const [first, last] = [year - YEARS.before, year + YEARS.after].map(String);
  const groups = new Map<string, Group>();
  const add = (kind: Kind, day: string, wine: Wine, line: string) => {
    const ofYear = day.slice(0, 4);
    if (ofYear < (first ?? "") || ofYear > (last ?? "")) return;
    const key = `${kind}-${day}`;
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { kind, day, lines: [line], title: titleOf(wine) });
  };

  for await (const wines of parts) {
    for (const wine of wines) {
      const window = wine.quantity > 0 ? windowOf(wine, { year }) : undefined;
      const line = window ? lineOfWine(wine, year) : "";
      if (window?.from !== undefined) add("enters", `${yearOf(window.from)}-01-01`, wine, line);
      if (window?.to !== undefined) {
        add("last-year", `${yearOf(window.to)}-01-01`, wine, line);
        add("leaves", `${yearOf(window.to)}-12-31`, wine, line);
      }
      for (const lot of lotsOf(wine)) {
        const { state, bottles, arrivesOn } = lot;
        if (state !== "ordered" || bottles === 0 || arrivesOn === null) continue;
        add("order", arrivesOn, wine, lineOfOrder(wine, lot));
      }
    }
  }
  return [...groups]
    .map(([key, group]) => ({ key, day: group.day, ...textOf(group, showsNames) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function yearOf(year: number): string {
  return String(year).padStart(4, "0");
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

function countOf(kind: Kind, count: number): string {
  return counted(count, kind === "order" ? "order" : "wine");
}

function summaryOf(kind: Kind, day: string, what: string): string {
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
