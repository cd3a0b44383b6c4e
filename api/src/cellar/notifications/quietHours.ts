import type { NotificationChoices, QuietHours } from "sync-protocol";

const QUARTER_MS = 15 * 60 * 1000;

/** Enough quarters of an hour to find the same hour of the day after next. */
const QUARTERS_MAX = 3 * 24 * 4;

export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly hour: number;
}

/** The day and hour in a time zone. */
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

/** Whether nothing may be sent in that hour. Equal hours mean no quiet time. */
export function isQuiet({ from, to }: QuietHours, hour: number): boolean {
  return from <= to ? from <= hour && hour < to : hour >= from || hour < to;
}

type Hours = Pick<NotificationChoices, "quiet" | "timeZone">;

/** When the quiet hours end next. */
export function endOfQuiet(at: number, hours: Hours): number {
  return nextEnd(at, hours, () => true);
}

/** When the quiet hours end on the next local day, or the first one that has that hour. */
export function nextDayEnd(at: number, hours: Hours): number {
  const { day: today } = localTime(at, hours.timeZone);
  return nextEnd(at, hours, (day) => day > today);
}

function nextEnd(at: number, { quiet, timeZone }: Hours, fits: (day: string) => boolean): number {
  // Time zones differ from UTC by whole quarters of an hour.
  const first = Math.floor(at / QUARTER_MS) + 1;
  for (let quarter = first; quarter < first + QUARTERS_MAX; quarter += 1) {
    const time = localTime(quarter * QUARTER_MS, timeZone);
    if (time.hour === quiet.to && fits(time.day)) return quarter * QUARTER_MS;
  }
  throw new Error(`Hour ${String(quiet.to)} does not come in ${timeZone}`);
}
