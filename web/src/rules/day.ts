/** How dates are written. */
export const DATE_ORDERS = ["device", "dayFirst", "monthFirst", "yearFirst"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The language that writes dates so; `undefined` is the device's. */
const LANGUAGES: Readonly<Record<DateOrder, string | undefined>> = {
  device: undefined,
  dayFirst: "en-GB",
  monthFirst: "en-US",
  yearFirst: "sv-SE",
};

type DateFormat = "day" | "month" | "date" | "time";

let written: DateOrder = "device";
/** Each is built with its first use: building them takes time at the start of the app. */
const formats = new Map<DateFormat, Intl.DateTimeFormat>();

/** Writes all dates so from now on. */
export function writeDates(order: DateOrder): void {
  if (order === written) return;
  written = order;
  formats.clear();
}

function formatOf(format: DateFormat): Intl.DateTimeFormat {
  const built = formats.get(format);
  if (built) return built;
  const isNumeric = written === "yearFirst";
  const dateStyle = isNumeric ? "short" : "medium";
  const month = isNumeric ? "2-digit" : "short";
  const options: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
    day: { dateStyle, timeZone: "UTC" },
    month: { month, year: "numeric", timeZone: "UTC" },
    date: { dateStyle },
    time: { dateStyle, timeStyle: "short" },
  };
  const first = new Intl.DateTimeFormat(LANGUAGES[written], options[format]);
  formats.set(format, first);
  return first;
}

/** A day, `YYYY-MM-DD`, in words. It is the same day everywhere. */
export function dayInWords(day: string): string {
  return formatOf("day").format(new Date(day));
}

/** A month, `YYYY-MM`, in words. */
export function monthInWords(month: string): string {
  return formatOf("month").format(new Date(month));
}

/** The day of a moment, ms since 1970, where this device is. */
export function dateInWords(moment: number): string {
  return formatOf("date").format(moment);
}

/** Day and time of a moment, ms since 1970, where this device is. */
export function timeInWords(moment: number): string {
  return formatOf("time").format(moment);
}

let longMonth: Intl.DateTimeFormat | undefined;

/** The month of a day in full: "November 2026". */
export function longMonthInWords(day: string): string {
  longMonth ??= new Intl.DateTimeFormat(undefined, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return longMonth.format(new Date(day));
}

let weekday: Intl.DateTimeFormat | undefined;

/** The day of the week: "Fri". */
export function weekdayInWords(day: string): string {
  weekday ??= new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" });
  return weekday.format(new Date(day));
}

/** The day at a moment, ms since 1970, by the calendar of this device: "2026-05-01". */
export function dayAt(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
