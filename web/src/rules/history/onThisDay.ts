import type { JournalEntry } from "./journal.ts";

/** Whether a bottle was at the table: it was drunk or tasted, of a wine that has a name still. */
export function isAtTable({ event, wine, removed }: JournalEntry): boolean {
  const isNamed = wine !== undefined || (removed !== undefined && !removed.isSwept);
  return isNamed && (event.kind === "drank" || event.kind === "tasted");
}

/** What was drunk or tasted on this day, `YYYY-MM-DD`, of earlier years, the latest year first. */
export function onThisDay(
  entries: readonly JournalEntry[],
  today: string,
): readonly JournalEntry[] {
  const [year, monthAndDay] = [today.slice(0, 4), today.slice(4)];
  return entries.filter((entry) => {
    const { day } = entry.event;
    return day.endsWith(monthAndDay) && day.slice(0, 4) < year && isAtTable(entry);
  });
}
