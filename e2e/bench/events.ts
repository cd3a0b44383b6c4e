import { type BenchPerson, get, push } from "./wines.ts";

/** The fields of the answer to `GET /api/sync/history` that this module reads. */
interface HistoryPage {
  readonly events: readonly unknown[];
  readonly cursor: number;
  readonly hasMore: boolean;
}

const OCCASIONS = ["Christmas", "Sunday lunch", "A birthday", null] as const;
const MEALS = ["lamb", "oysters", "mushroom risotto", null] as const;

/**
 * Adds `count` events to a cellar's wines, spread over twenty years and the same in each run. Each
 * event records a bottle drunk; every second event has a rating. The cellar also has the events of
 * adding its wines.
 */
export async function addEvents(
  url: string,
  person: BenchPerson,
  { wineIds, count }: { readonly wineIds: readonly string[]; readonly count: number },
): Promise<void> {
  const changes = Array.from({ length: count }, (_, number) => ({
    kind: "put-event",
    eventId: crypto.randomUUID(),
    wineId: wineIds[number % wineIds.length],
    bottles: -1,
    body: {
      kind: "drank",
      day: dayOf(number),
      occasion: OCCASIONS[number % OCCASIONS.length],
      meal: MEALS[(number >> 2) % MEALS.length],
      company: null,
      rating: number % 2 === 0 ? { value: 80 + (number % 20), scale: 100 } : null,
      flaw: number % 50 === 0 ? "corked" : null,
      note: number % 4 === 0 ? "Better an hour after it was opened, and gone too soon." : null,
      price: { minor: 1_500 + (number % 200) * 25, currency: "EUR" },
    },
  }));
  await push(url, person, changes);
}

export async function countEvents(url: string, { cookie }: BenchPerson): Promise<number> {
  let [count, since, hasMore] = [0, 0, true];
  while (hasMore) {
    const answer = await get(`${url}/api/sync/history?since=${String(since)}`, cookie);
    const page = (await answer.json()) as HistoryPage;
    count += page.events.length;
    ({ cursor: since, hasMore } = page);
  }
  return count;
}

function dayOf(number: number): string {
  const [year, month, day] = [2006 + (number % 20), 1 + (number % 12), 1 + (number % 28)];
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
