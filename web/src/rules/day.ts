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

interface DateFormats {
  readonly day: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
  readonly date: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

let formats = formatsOf("device");

/** Writes all dates so from now on. */
export function writeDates(order: DateOrder): void {
  formats = formatsOf(order);
}

function formatsOf(order: DateOrder): DateFormats {
  const language = LANGUAGES[order];
  const isNumeric = order === "yearFirst";
  const dateStyle = isNumeric ? "short" : "medium";
  const month = isNumeric ? "2-digit" : "short";
  return {
    day: new Intl.DateTimeFormat(language, { dateStyle, timeZone: "UTC" }),
    month: new Intl.DateTimeFormat(language, { month, year: "numeric", timeZone: "UTC" }),
    date: new Intl.DateTimeFormat(language, { dateStyle }),
    time: new Intl.DateTimeFormat(language, { dateStyle, timeStyle: "short" }),
  };
}

/** A day, `YYYY-MM-DD`, in words. It is the same day everywhere. */
export function dayInWords(day: string): string {
  return formats.day.format(new Date(day));
}

/** A month, `YYYY-MM`, in words. */
export function monthInWords(month: string): string {
  return formats.month.format(new Date(month));
}

/** The day of a moment, ms since 1970, where this device is. */
export function dateInWords(moment: number): string {
  return formats.date.format(moment);
}

/** Day and time of a moment, ms since 1970, where this device is. */
export function timeInWords(moment: number): string {
  return formats.time.format(moment);
}

const LONG_MONTH = new Intl.DateTimeFormat(undefined, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The month of a day in full: "November 2026". */
export function longMonthInWords(day: string): string {
  return LONG_MONTH.format(new Date(day));
}

const WEEKDAY = new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" });

/** The day of the week: "Fri". */
export function weekdayInWords(day: string): string {
  return WEEKDAY.format(new Date(day));
}

/** The day at a moment, ms since 1970, by the calendar of this device: "2026-05-01". */
export function dayAt(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
