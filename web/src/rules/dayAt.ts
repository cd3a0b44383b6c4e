/** The day at a moment, ms since 1970, by the calendar of this device: "2026-05-01". */
export function dayAt(moment: number): string {
  const date = new Date(moment);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
