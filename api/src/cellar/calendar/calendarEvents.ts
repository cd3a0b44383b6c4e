import type { I18n } from "@lingui/core";
import type { Wine } from "sync-protocol";
import { type DueKind, dueDaysOf } from "../reminders/dueDays.ts";
import { lineOfMore, titleOf } from "../reminders/wineLines.ts";

/** Years in a feed before and after the current year. */
const YEARS = { before: 1, after: 10 } as const;

/** The text of an event lists at most this number of wines. */
const LISTED_MAX = 30;

export interface CalendarEvent {
  /** Unique in the feed and stable between reads. */
  readonly key: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly summary: string;
  readonly description: string | undefined;
}

interface CalendarInput {
  readonly i18n: I18n;
  readonly showsNames: boolean;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

interface Group {
  readonly kind: DueKind;
  readonly day: string;
  readonly lines: string[];
  readonly title: string;
}

/**
 * Calendar events for a cellar's wines: the first and last day of a drinking window, the first day
 * of the window's last year, and the day when an order arrives. Wines with the same kind of event
 * on a day share one event. With `showsNames` the events name the wines.
 */
export async function calendarEventsOf(
  parts: AsyncIterable<readonly Wine[]>,
  { i18n, showsNames, today }: CalendarInput,
): Promise<readonly CalendarEvent[]> {
  const year = Number(today.slice(0, 4));
  const [first, last] = [year - YEARS.before, year + YEARS.after].map(String);
  const groups = new Map<string, Group>();
  for await (const wines of parts) {
    for (const wine of wines) {
      for (const { kind, day, line } of dueDaysOf(i18n, wine, year)) {
        const ofYear = day.slice(0, 4);
        if (ofYear < (first ?? "") || ofYear > (last ?? "")) continue;
        const key = `${kind}-${day}`;
        const group = groups.get(key);
        if (group) group.lines.push(line);
        else groups.set(key, { kind, day, lines: [line], title: titleOf(i18n, wine) });
      }
    }
  }
  return [...groups]
    .map(([key, group]) => ({ key, day: group.day, ...textOf(i18n, group, showsNames) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function textOf(
  i18n: I18n,
  { kind, day, lines, title }: Group,
  showsNames: boolean,
): Pick<CalendarEvent, "summary" | "description"> {
  const count = lines.length;
  const year = day.slice(0, 4);
  if (!showsNames) return { summary: countIn(i18n, kind, { count, year }), description: undefined };
  const { compare } = new Intl.Collator(i18n.locale, { numeric: true });
  const listed = lines.toSorted(compare).slice(0, LISTED_MAX);
  const more = count - listed.length;
  return {
    summary:
      count === 1
        ? titleIn(i18n, kind, { wine: title, year })
        : countIn(i18n, kind, { count, year }),
    description: [...listed, ...(more > 0 ? [lineOfMore(i18n, more)] : [])].join("\n"),
  };
}

function titleIn(
  i18n: I18n,
  kind: DueKind,
  values: { readonly wine: string; readonly year: string },
): string {
  switch (kind) {
    case "enters":
      return i18n._("Ready to drink: {wine}", values);
    case "last-year":
      return i18n._("At their best until the end of {year}: {wine}", values);
    case "leaves":
      return i18n._("Last day of the drinking window: {wine}", values);
    case "order":
      return i18n._("Due to arrive: {wine}", values);
  }
}

function countIn(
  i18n: I18n,
  kind: DueKind,
  values: { readonly count: number; readonly year: string },
): string {
  switch (kind) {
    case "enters":
      return i18n._("Ready to drink: {count, plural, one {# wine} other {# wines}}", values);
    case "last-year":
      return i18n._(
        "At their best until the end of {year}: {count, plural, one {# wine} other {# wines}}",
        values,
      );
    case "leaves":
      return i18n._(
        "Last day of the drinking window: {count, plural, one {# wine} other {# wines}}",
        values,
      );
    case "order":
      return i18n._("Due to arrive: {count, plural, one {# order} other {# orders}}", values);
  }
}
