import type { NotificationChoices, QuietHours } from "sync-protocol";

const QUARTER_MS = 15 * 60 * 1000;

/**
 * Maximum number of quarter hours to search for the end of the quiet hours. Three days always
 * contain that hour.
 */
const QUARTERS_MAX = 3 * 24 * 4;

export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hour: number;
}

export function localTime(at: number, timeZone: string): LocalTime {
  const [day = "", hour = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  })
    .format(at)
    .split(" ");
  return { day, hour: Number(hour) };
}

/** Whether the hour is quiet. If `from` equals `to`, no hour is quiet. */
export function isQuiet({ from, to }: QuietHours, hour: number): boolean {
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}

type Hours = Pick<NotificationChoices, "quiet" | "timeZone">;

/** Returns ms since 1970. */
export function endOfQuiet(at: number, hours: Hours): number {
  return nextEnd(at, hours, () => true);
}

/**
 * The end of the quiet hours on a later local day, in ms since 1970. Skips a day that lacks this
 * hour because daylight saving time begins.
 */
export function nextDayEnd(at: number, hours: Hours): number {
  const { day: today } = localTime(at, hours.timeZone);
  return nextEnd(at, hours, (day) => day > today);
}

function nextEnd(at: number, { quiet, timeZone }: Hours, fits: (day: string) => boolean): number {
  // Searches by quarter hours, because time zones differ from UTC by whole quarters of an hour.
  const first = Math.floor(at / QUARTER_MS) + 1;
  for (let quarter = first; quarter < first + QUARTERS_MAX; quarter += 1) {
    const time = localTime(quarter * QUARTER_MS, timeZone);
    if (time.hour === quiet.to && fits(time.day)) return quarter * QUARTER_MS;
  }
  throw new Error(`Hour ${String(quiet.to)} does not come in ${timeZone}`);
}
