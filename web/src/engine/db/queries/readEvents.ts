import { whenIdle } from "../../../platform/whenIdle.ts";
import { livingEvents, livingInSteps, replayEvents } from "../../view/eventsView.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import type { ChangedKeys } from "./changedKeys.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import { readEventSources } from "../presentEvents.ts";
import { type EventBody, eventBodyOf, eventOf, isSoundEventRow } from "sync-protocol";

const SOURCES = ["events", "outbox", "wines", "photos"] as const;

export function changesEvents(changed: ChangedKeys): boolean {
  return SOURCES.some((table) => changed.has(table));
}

export async function readEvents(
  cellar: CellarDatabase,
  wineId?: string,
): Promise<readonly CellarEvent[]> {
  const { events, outbox, wines, photos } = cellar;
  const [sources, photosOf] = await cellar.transaction(
    "r",
    [events, outbox, wines, photos],
    async () => [await readEventSources(cellar, wineId), await keptPhotoKeys(cellar)] as const,
  );
  const kept = replayEvents(sources);
  if (wineId === undefined) return whenIdle(livingInSteps(kept, photosOf));
  return livingEvents(kept, photosOf).filter((event) => event.wineId === wineId);
}

/**
 * Maximum number of events to read, the latest first, because these best predict what the user will
 * enter.
 */
const LATEST = 500;

/** Bodies of the latest events. Pending changes come first, then the newest rows. */
export function readEarlierBodies(cellar: CellarDatabase): Promise<readonly EventBody[]> {
  const { events, outbox } = cellar;
  return cellar.transaction("r", events, outbox, async () => {
    const pending = await outbox.orderBy("position").reverse().toArray();
    const unsent = pending.flatMap(({ change }) =>
      change.kind === "put-event" ? [change.body] : [],
    );
    const rows = await events.orderBy("seq").reverse().limit(LATEST).toArray();
    const living = rows.filter((row) => isSoundEventRow(row) && !row.deleted);
    return [...unsent, ...living.map((row) => eventBodyOf(eventOf(row)))];
  });
}

const PAGE = 500;

/**
 * Photos of the next page of events after `seq`, and the last `seq` of that page. Without further
 * events, returns `seq` itself.
 */
export async function eventPhotosAfter(
  { events }: CellarDatabase,
  seq: number,
): Promise<{ readonly photos: readonly string[]; readonly seq: number }> {
  const rows = await events.where("seq").above(seq).limit(PAGE).toArray();
  const photos = rows.flatMap((row) =>
    isSoundEventRow(row) && !row.deleted && row.photoUrl !== null ? row.photoUrl : [],
  );
  return { photos, seq: rows.at(-1)?.seq ?? seq };
}
