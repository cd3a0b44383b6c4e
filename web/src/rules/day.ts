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
