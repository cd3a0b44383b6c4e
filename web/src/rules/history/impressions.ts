import type { Impression, ListedCellar, WineEvent } from "sync-protocol";
import type { CellarEvent } from "./CellarEvent.ts";

/** What a user says of somebody else's event; `undefined` if nothing [H12: impressions]. */
export function ownImpression(
  event: Pick<WineEvent, "impressions"> | undefined,
  readerId: string,
): Impression | undefined {
  return event?.impressions.find(({ author }) => author.id === readerId);
}

/** Returns the same array for the same events, so that counts of them stay cached. */
const answered = new WeakMap<readonly CellarEvent[], readonly CellarEvent[]>();

/**
 * The events with the reader's own rating and note, where there are some, in the place of their
 * author's [H13: own impression].
 */
export function asReaderSays(
  events: readonly CellarEvent[],
  readerId: string,
): readonly CellarEvent[] {
  if (events.every(({ impressions }) => impressions.length === 0)) return events;
  const known = answered.get(events);
  if (known) return known;
  const ownEvents = events.map((event) => withOwn(event, readerId));
  answered.set(events, ownEvents);
  return ownEvents;
}

function withOwn(event: CellarEvent, readerId: string): CellarEvent {
  const own = ownImpression(event, readerId);
  if (!own) return event;
  const { rating, note } = event;
  return { ...event, rating: own.rating ?? rating, note: own.note ?? note, said: { rating, note } };
}

/** The event with its author's rating and note. */
export function asAuthorSays({ said, ...event }: CellarEvent): CellarEvent {
  return { ...event, ...said };
}

/** Who could rate an event, and in which cellar. */
interface Rater {
  readonly id: string;
  readonly cellar: Pick<ListedCellar, "role" | "members"> | undefined;
}

/**
 * Whether a reader can add an impression: somebody else drank or tasted the bottle. A pending event
 * has no author, and is the reader's [H11: author].
 */
export function isForImpression(event: CellarEvent, { id, cellar }: Rater): boolean {
  const { kind, author } = event;
  if (kind !== "drank" && kind !== "tasted") return false;
  if (ownImpression(event, id)) return true;
  if (!author || author.id === id || !cellar) return false;
  return cellar.role !== "owner" || (cellar.members ?? 1) > 1;
}
