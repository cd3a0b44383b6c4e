import { livingEvents } from "../../view/eventsView.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import { presentEvents } from "../presentEvents.ts";
import { type EventBody, eventBodyOf, eventOf, isSoundEventRow } from "sync-protocol";

/** The events of a cellar, or of one wine of it, the newest day first. */
export function readEvents(
  cellar: CellarDatabase,
  wineId?: string,
): Promise<readonly CellarEvent[]> {
  const { events, outbox, wines, photos } = cellar;
  return cellar.transaction("r", events, outbox, wines, photos, async () => {
    const kept = await presentEvents(cellar, wineId);
    const living = livingEvents(kept, await keptPhotoKeys(cellar));
    return wineId === undefined ? living : living.filter((event) => event.wineId === wineId);
  });
}

/** How many events are looked at: the latest tell what a person is likely to say again. */
const LATEST = 500;

/** What was said of the latest events, the newest first, unsent words before all. */
export function readToldBefore(cellar: CellarDatabase): Promise<readonly EventBody[]> {
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

/** How many events are looked at in one go, so that no task is long. */
const PAGE = 500;

/**
 * The photos of the server's events, of the next page of those that came after `seq`; and how far that
 * page leads, which is `seq` itself at the end.
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
