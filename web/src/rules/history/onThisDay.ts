import type { JournalEntry } from "./journal.ts";

/** Whether a bottle was drunk or tasted and its wine still has a name. */
export function isDrunkOrTasted({ event, wine, removed }: JournalEntry): boolean {
  const isNamed = wine !== undefined || (removed !== undefined && !removed.isSwept);
  return isNamed && (event.kind === "drank" || event.kind === "tasted");
}

/** Bottles drunk or tasted on this day, `YYYY-MM-DD`, in earlier years, latest year first. */
export function onThisDay(
  entries: readonly JournalEntry[],
  today: string,
): readonly JournalEntry[] {
  const [year, monthAndDay] = [today.slice(0, 4), today.slice(4)];
  return entries.filter((entry) => {
    const { day } = entry.event;
    return day.endsWith(monthAndDay) && day.slice(0, 4) < year && isDrunkOrTasted(entry);
  });
}
