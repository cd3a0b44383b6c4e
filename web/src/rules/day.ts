import { formatLocale } from "../language/locale.ts";
import { textLanguage } from "../language/i18n.ts";

export const DATE_ORDERS = ["device", "dayFirst", "monthFirst", "yearFirst"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A locale with this date order. `undefined` means the device's locale. */
function localeOf(order: DateOrder): string | undefined {
  switch (order) {
    case "device":
      return formatLocale();
    case "dayFirst":
      return textLanguage() === "en" ? "en-GB" : textLanguage();
    case "monthFirst":
      return "en-US";
    case "yearFirst":
      return "sv-SE";
  }
}

type DateFormat = "day" | "month" | "date" | "time";

let written: DateOrder = "device";
/** Formats are created on first use, because creating all of them would slow down the start. */
const formats = new Map<DateFormat, Intl.DateTimeFormat>();

export function writeDates(order: DateOrder): void {
  if (order === written) return;
  written = order;
  formats.clear();
}

function formatOf(format: DateFormat): Intl.DateTimeFormat {
  const built = formats.get(format);
  if (built) return built;
  // Only English puts a month's name before the day. Other languages show the month as a number.
  const isNumeric =
    written === "yearFirst" || (written === "monthFirst" && textLanguage() !== "en");
  const dateStyle = isNumeric ? "short" : "medium";
  const month = isNumeric ? "2-digit" : "short";
  const options: Readonly<Record<DateFormat, Intl.DateTimeFormatOptions>> = {
    day: { dateStyle, timeZone: "UTC" },
    month: { month, year: "numeric", timeZone: "UTC" },
    date: { dateStyle },
    time: { dateStyle, timeStyle: "short" },
  };
  const first = new Intl.DateTimeFormat(localeOf(written), options[format]);
  formats.set(format, first);
  return first;
}

/** A day, `YYYY-MM-DD`, in words; independent of the time zone. */
export function dayInWords(day: string): string {
  return formatOf("day").format(new Date(day));
}

/** A month, `YYYY-MM`, in words. */
export function monthInWords(month: string): string {
  return formatOf("month").format(new Date(month));
}

/** The local date of a moment, ms since 1970. */
export function dateInWords(moment: number): string {
  return formatOf("date").format(moment);
}

/** The local date and time of a moment, ms since 1970. */
export function timeInWords(moment: number): string {
  return formatOf("time").format(moment);
}

let longMonth: Intl.DateTimeFormat | undefined;

export function longMonthInWords(day: string): string {
  longMonth ??= new Intl.DateTimeFormat(formatLocale(), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return longMonth.format(new Date(day));
}

let weekday: Intl.DateTimeFormat | undefined;

export function weekdayInWords(day: string): string {
  weekday ??= new Intl.DateTimeFormat(formatLocale(), { weekday: "short", timeZone: "UTC" });
  return weekday.format(new Date(day));
}

/** The local day at a moment, ms since 1970: "2026-05-01". */
export function dayAt(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
