import type { Impression, ListedCellar, WineEvent } from "sync-protocol";
import type { CellarEvent } from "./CellarEvent.ts";

/** The user's impression of another member's event; `undefined` without one [H12: impressions]. */
export function ownImpression(
  event: Pick<WineEvent, "impressions"> | undefined,
  readerId: string,
): Impression | undefined {
  return event?.impressions.find(({ author }) => author.id === readerId);
}

/**
 * Results of {@link withReaderImpressions} by their events. Callers cache counts by array, so the
 * same events must give the same array.
 */
const eventsAsRead = new WeakMap<readonly CellarEvent[], readonly CellarEvent[]>();

/**
 * The events with the reader's rating and note. If the reader gave no rating or no note, the
 * author's stays [H13: own impression].
 */
export function withReaderImpressions(
  events: readonly CellarEvent[],
  readerId: string,
): readonly CellarEvent[] {
  if (events.every(({ impressions }) => impressions.length === 0)) return events;
  const known = eventsAsRead.get(events);
  if (known) return known;
  const ownEvents = events.map((event) => withOwn(event, readerId));
  eventsAsRead.set(events, ownEvents);
  return ownEvents;
}

function withOwn(event: CellarEvent, readerId: string): CellarEvent {
  const own = ownImpression(event, readerId);
  if (!own) return event;
  const { rating, note } = event;
  return {
    ...event,
    rating: own.rating ?? rating,
    note: own.note ?? note,
    authorValues: { rating, note },
  };
}

export function withAuthorValues({ authorValues, ...event }: CellarEvent): CellarEvent {
  return { ...event, ...authorValues };
}

interface Rater {
  readonly id: string;
  readonly cellar: Pick<ListedCellar, "role" | "members"> | undefined;
}

/**
 * Whether the reader can add an impression: another member drank or tasted the bottle. A pending
 * event has no author, and counts as the reader's [H11: author].
 */
export function isForImpression(event: CellarEvent, { id, cellar }: Rater): boolean {
  const { kind, author } = event;
  if (kind !== "drank" && kind !== "tasted") return false;
  if (ownImpression(event, id)) return true;
  if (!author || author.id === id || !cellar) return false;
  return cellar.role !== "owner" || (cellar.members ?? 1) > 1;
}
