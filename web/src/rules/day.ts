const IN_WORDS = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });

/** A day, `YYYY-MM-DD`, as people of this device's language write it. It is the same day everywhere. */
export function dayInWords(day: string): string {
  return IN_WORDS.format(new Date(day));
}

const MONTH_IN_WORDS = new Intl.DateTimeFormat(undefined, {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A month, `YYYY-MM`, as people of this device's language write it. */
export function monthInWords(month: string): string {
  return MONTH_IN_WORDS.format(new Date(month));
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
