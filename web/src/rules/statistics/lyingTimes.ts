import type { JournalEntry } from "../history/journal.ts";
import { groupedBy } from "../groupedBy.ts";

/** Bottles that lay about as long before they were drunk. */
export interface LyingTime {
  readonly name: string;
  readonly bottles: number;
  readonly entries: readonly JournalEntry[];
}

const DAYS_OF_YEAR = 365.25;
const MS_OF_DAY = 86_400_000;

/** Up to how many whole years a bottle lay, with the name of that. */
const TIMES: readonly (readonly [below: number, name: string])[] = [
  [1, "Under a year"],
  [3, "1 to 2 years"],
  [6, "3 to 5 years"],
  [11, "6 to 10 years"],
  [21, "11 to 20 years"],
  [Infinity, "Over 20 years"],
];

const UNTOLD = "Not told";

/**
 * How long the bottles lay that were drunk, from the shortest time on: since the day on which their lot was
 * bought, else since it came. What nobody told comes last.
 */
export function lyingTimes(entries: readonly JournalEntry[]): readonly LyingTime[] {
  const cameOn = firstDays(entries);
  const drunk = entries.filter(({ event }) => event.kind === "drank" && event.bottles < 0);
  const names = [...TIMES.map(([, name]) => name), UNTOLD];
  const times = groupedBy(drunk, (entry) => nameOf(yearsOf(entry, cameOn)));
  return names.flatMap((name) => {
    const own = times.get(name);
    if (!own) return [];
    return { name, entries: own, bottles: own.reduce((sum, { event }) => sum - event.bottles, 0) };
  });
}

/** When the first bottles of each lot came, of entries that come the newest first. */
function firstDays(entries: readonly JournalEntry[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { event } of entries) {
    if (event.kind === "added") days.set(keyOf(event), event.day);
  }
  return days;
}

const keyOf = ({ wineId, lotId }: JournalEntry["event"]) => `${wineId} ${lotId ?? ""}`;

function yearsOf(
  { event, wine }: JournalEntry,
  cameOn: ReadonlyMap<string, string>,
): number | undefined {
  const bought = wine?.lots.find(({ id }) => id === event.lotId)?.boughtOn;
  const since = bought ?? cameOn.get(keyOf(event));
  if (since === undefined || since > event.day) return undefined;
  return (Date.parse(event.day) - Date.parse(since)) / MS_OF_DAY / DAYS_OF_YEAR;
}

function nameOf(years: number | undefined): string {
  if (years === undefined) return UNTOLD;
  return TIMES.find(([below]) => years < below)?.[1] ?? UNTOLD;
}
