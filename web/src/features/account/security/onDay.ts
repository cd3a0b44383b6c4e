/** A day, as the person's language writes it. */
export function onDay(ms: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(ms);
}
