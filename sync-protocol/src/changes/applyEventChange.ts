import type { EventChange } from "./change.ts";
import {
  differingInEvents,
  type EventAuthor,
  type EventBody,
  type KeptEvent,
  mergedEvent,
} from "../records/event.ts";
import { EVENTS_MAX, IMPRESSIONS_MAX } from "../limits.ts";
import { sameValue } from "../records/recordKind.ts";
import type { ChangeRefusal } from "../refusal.ts";

/** Facts that the caller loads before {@link applyEventChange} decides. */
export interface EventFacts {
  /** The event to change, even if removed. */
  readonly event: KeptEvent | undefined;
  /**
   * Number of events in the cellar, including removed events. Clients pass zero, since only the
   * server checks the limit.
   */
  readonly holds: number;
  /** Whether the change's photo is a finalized photo of this user. */
  readonly photoKnown: boolean;
  /**
   * The author of a new event or impression. Only the server knows the author of an event [H11:
   * author].
   */
  readonly author?: EventAuthor | undefined;
  /** For an undo: the events of the change that it undoes. */
  readonly undone?: readonly KeptEvent[] | undefined;
}

export type EventOutcome =
  | {
      readonly kind: "changed" | "unchanged";
      readonly event: KeptEvent;
      /** Other events of the same change, removed together with this event [H3: undo]. */
      readonly others?: readonly KeptEvent[];
      /**
       * A photo in the change that the user has not uploaded. The change took effect without the
       * photo [F1: missing photo].
       */
      readonly missingPhoto?: string;
    }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

/**
 * Decides one change of one event, on the server and on every client. Pure: the same change and
 * facts give the same outcome [W1: one reducer].
 */
export function applyEventChange(change: EventChange, facts: EventFacts): EventOutcome {
  const { event } = facts;
  switch (change.kind) {
    case "put-event":
      return put(change, facts);
    case "remove-event":
      if (!event) return NOT_FOUND;
      if (event.deleted) return { kind: "unchanged", event };
      return {
        kind: "changed",
        event: { ...event, deleted: true },
        others: otherEventsOf(event, facts),
      };
    case "put-impression":
      return rate(change, facts);
  }
}

/**
 * The wine's other existing events of the same change. They are removed too, because the user who
 * undoes the change may not know all its events.
 */
function otherEventsOf(
  { id, wineId }: KeptEvent,
  { undone = [] }: EventFacts,
): readonly KeptEvent[] {
  return undone
    .filter((one) => one.id !== id && one.wineId === wineId && !one.deleted)
    .map((one) => ({ ...one, deleted: true }));
}

function put(
  change: Extract<EventChange, { kind: "put-event" }>,
  { event: kept, holds, photoKnown, author }: EventFacts,
): EventOutcome {
  const { eventId, wineId, bottles, counted, base } = change;
  if (base && (!kept || kept.deleted)) return NOT_FOUND;
  if (!kept && holds >= EVENTS_MAX) {
    return { kind: "refused", refusal: { code: "too_many_events" } };
  }
  const wished = requestedBody(kept, change);
  const before = photoShownBy(kept);
  const { photoUrl } = wished;
  const missing = photoUrl === null || photoUrl === before || photoKnown ? null : photoUrl;
  const written = missing === null ? wished : { ...wished, photoUrl: before };
  const photoLoss = missing === null ? {} : { missingPhoto: missing };
  if (!kept) {
    const { lotId = null, recordedOn = null, importId = null } = counted ?? {};
    const { isDateUnknown = false } = counted ?? {};
    const ids = { id: eventId, wineId, lotId, importId };
    const made = {
      ...ids,
      bottles,
      recordedOn,
      isDateUnknown,
      isUncounted: !counted,
      author: authorOf(change, author),
      impressions: [],
      deleted: false,
    };
    return { kind: "changed", event: { ...written, ...made }, ...photoLoss };
  }
  const event = { ...kept, ...written, deleted: false };
  const isSame = !kept.deleted && differingInEvents(kept, event).length === 0;
  return { kind: isSame ? "unchanged" : "changed", event, ...photoLoss };
}

/** Sets fields of one author's impression. An empty impression is removed [H12: impressions]. */
function rate(
  change: Extract<EventChange, { kind: "put-impression" }>,
  { event, author: user }: EventFacts,
): EventOutcome {
  const author = authorOf(change, user);
  if (!event || event.deleted || !author) return NOT_FOUND;
  const { impressions } = event;
  const found = impressions.findIndex(({ author: by }) => sameAuthor(by, author));
  const before = impressions[found] ?? { author, rating: null, note: null };
  const { rating = before.rating, note = before.note } = change.values;
  const after = { ...before, rating, note };
  if (sameValue(before, after)) return { kind: "unchanged", event };
  if (found < 0 && impressions.length >= IMPRESSIONS_MAX) {
    return { kind: "refused", refusal: { code: "too_many_impressions" } };
  }
  const given = found < 0 ? [...impressions, after] : impressions.with(found, after);
  const left = given.filter((one) => one.rating !== null || one.note !== null);
  return { kind: "changed", event: { ...event, impressions: left } };
}

/**
 * Whether two authors are the same. Compares ids; authors from another cellar have no id and are
 * compared by name.
 */
function sameAuthor(one: EventAuthor, other: EventAuthor): boolean {
  return one.id === other.id && (one.id !== null || one.name === other.name);
}

/** An event from another cellar keeps the name of its author, but not the id [H11: author]. */
function authorOf(
  { authorName: name }: { readonly authorName?: string | null | undefined },
  author: EventAuthor | undefined,
): EventAuthor | null {
  if (name === undefined) return author ?? null;
  return name === null ? null : { id: null, name };
}

/**
 * The body that the change requests. Without a base, the present photo stays, because the editor
 * may not know the photo [H4: event merge].
 */
function requestedBody(
  kept: KeptEvent | undefined,
  change: Extract<EventChange, { kind: "put-event" }>,
): EventBody {
  const { body, base } = change;
  if (!kept) return body;
  return base
    ? mergedEvent(kept, change)
    : { ...body, photoUrl: body.photoUrl ?? photoShownBy(kept) };
}

/** The photo that an event shows; `null` if the event is removed or missing [F2: retention]. */
function photoShownBy(event: KeptEvent | undefined): string | null {
  return event && !event.deleted ? event.photoUrl : null;
}

const NOT_FOUND = {
  kind: "refused",
  refusal: { code: "not_found", what: "event" },
} as const satisfies EventOutcome;
