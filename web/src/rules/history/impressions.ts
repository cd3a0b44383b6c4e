import type { Impression, WineEvent } from "sync-protocol";

/** What a user says of somebody else's event; `undefined` if nothing [H12: impressions]. */
export function ownImpression(
  event: Pick<WineEvent, "impressions"> | undefined,
  readerId: string,
): Impression | undefined {
  return event?.impressions.find(({ author }) => author.id === readerId);
}

/** Events with the reader's own rating and note where there are some [H13: own impression]. */
export function asReaderSays<Event extends WineEvent>(
  events: readonly Event[],
  readerId: string,
): readonly Event[] {
  if (events.every(({ impressions }) => impressions.length === 0)) return events;
  return events.map((event) => {
    const own = ownImpression(event, readerId);
    if (!own) return event;
    return { ...event, rating: own.rating ?? event.rating, note: own.note ?? event.note };
  });
}
