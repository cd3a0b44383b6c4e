import type { EventChange } from "./change.ts";
import {
  differingInEvents,
  type EventBody,
  type KeptEvent,
  mergedEvent,
} from "../records/event.ts";
import { EVENTS_MAX } from "../limits.ts";
import type { ChangeRefusal } from "../refusal.ts";

/** What the decision on a change of an event needs to know; all of it loaded before. */
export interface EventFacts {
  /** The event that it is of, also once it is removed. */
  readonly event: KeptEvent | undefined;
  /** How many events the cellar holds, removed ones too; none where that is for another to judge. */
  readonly holds: number;
  /** The photo that the change newly points at is a finalized object of this person's. */
  readonly photoKnown: boolean;
  /** The events of the change that this one takes back. */
  readonly undone?: readonly KeptEvent[] | undefined;
}

/** What a change of an event comes to. */
export type EventOutcome =
  | {
      readonly kind: "changed" | "unchanged";
      readonly event: KeptEvent;
      /** The other events that go with it (rule H3). */
      readonly others?: readonly KeptEvent[];
      /** The photo that the change points at and nobody has: it took effect without (rule F1). */
      readonly missingPhoto?: string;
    }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

/**
 * Decides one change of one event, on the server and on every client alike.
 *
 * Pure: the same change and facts give the same outcome (rules W1, H3 to H6, H8, F1).
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
        others: goneWith(event, facts),
      };
  }
}

/** The other events of its change that are there: its author may not have known of them. */
function goneWith({ id, wineId }: KeptEvent, { undone = [] }: EventFacts): readonly KeptEvent[] {
  return undone
    .filter((one) => one.id !== id && one.wineId === wineId && !one.deleted)
    .map((one) => ({ ...one, deleted: true }));
}

function put(
  change: Extract<EventChange, { kind: "put-event" }>,
  { event: kept, holds, photoKnown }: EventFacts,
): EventOutcome {
  const { eventId, wineId, bottles, counted, base } = change;
  if (base && (!kept || kept.deleted)) return NOT_FOUND;
  if (!kept && holds >= EVENTS_MAX) {
    return { kind: "refused", refusal: { code: "too_many_events" } };
  }
  const wished = wishedBody(kept, change);
  const before = shownBy(kept);
  const { photoUrl } = wished;
  const missing = photoUrl === null || photoUrl === before || photoKnown ? null : photoUrl;
  const written = missing === null ? wished : { ...wished, photoUrl: before };
  const told = missing === null ? {} : { missingPhoto: missing };
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
      deleted: false,
    };
    return { kind: "changed", event: { ...written, ...made }, ...told };
  }
  const event = { ...kept, ...written, deleted: false };
  const isSame = !kept.deleted && differingInEvents(kept, event).length === 0;
  return { kind: isSame ? "unchanged" : "changed", event, ...told };
}

/**
 * What the change is to make of the event. One without a base takes no photo away that it shows: who
 * wrote it may have known of none (rule H4).
 */
function wishedBody(
  kept: KeptEvent | undefined,
  change: Extract<EventChange, { kind: "put-event" }>,
): EventBody {
  const { body, base } = change;
  if (!kept) return body;
  return base ? mergedEvent(kept, change) : { ...body, photoUrl: body.photoUrl ?? shownBy(kept) };
}

/** The photo of an event; a removed one shows none (rule F2). */
function shownBy(event: KeptEvent | undefined): string | null {
  return event && !event.deleted ? event.photoUrl : null;
}

const NOT_FOUND = {
  kind: "refused",
  refusal: { code: "not_found", what: "event" },
} as const satisfies EventOutcome;
