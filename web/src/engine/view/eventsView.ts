import {
  applyEventChange,
  type EventChange,
  type EventFacts,
  eventOf,
  type EventOutcome,
  type EventRow,
  eventsMadeBy,
  eventsOfChange,
  isOfEvent,
  isOfWine,
  type KeptEvent,
  type KeptWine,
} from "sync-protocol";
import { atOnce } from "../../rules/atOnce.ts";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { type KeptPhotoKey, shownPhoto } from "./cellarView.ts";
import { dayAt } from "../../rules/day.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { decideHere } from "../outbox/replay.ts";

/** By id, including removed events. */
export type KeptEvents = ReadonlyMap<string, KeptEvent>;

export type PendingChange = Pick<
  OutboxEntry,
  "change" | "createdAt" | "importId" | "opId" | "undoes"
>;

export interface EventSources {
  readonly rows: readonly EventRow[];
  /** In the order in which they were made. */
  readonly pending: readonly PendingChange[];
  readonly baseOf: (wineId: string) => KeptWine | undefined;
  readonly userId: string;
  readonly readerId: string;
}

/**
 * Applies the pending changes to the server's events, with the reducer that the server uses [H1:
 * one event] [S1: view].
 */
export function replayEvents({
  rows,
  pending,
  baseOf,
  userId,
  readerId,
}: EventSources): KeptEvents {
  const kept = new Map<string, KeptEvent>();
  for (const row of rows) kept.set(row.id, row);
  const wines = new Map<string, KeptWine | undefined>();
  for (const { opId, change, createdAt, undoes, importId } of pending) {
    const undone = undoes === undefined ? [] : eventsOfChange(undoes, (of) => kept.get(of));
    if (isOfEvent(change)) {
      const event = kept.get(change.eventId);
      const outcome = decideEventHere(change, { event, undone, readerId });
      if (outcome.kind !== "changed") continue;
      for (const event of [outcome.event, ...(outcome.others ?? [])]) kept.set(event.id, event);
    }
    if (!isOfWine(change)) continue;
    const { wineId } = change;
    const before = wines.has(wineId) ? wines.get(wineId) : baseOf(wineId);
    const outcome = decideHere(before, change, userId);
    if (outcome.kind === "refused") continue;
    wines.set(wineId, outcome.wine);
    // An event's row may arrive before its wine's row. The event of this change then exists
    // already.
    if (outcome.kind === "unchanged" || kept.has(opId)) continue;
    const made = { id: opId, day: dayAt(createdAt), importId, change, undone };
    for (const event of eventsMadeBy({ ...made, before, after: outcome.wine })) {
      kept.set(event.id, event);
    }
  }
  return kept;
}

/**
 * Decides a change of an event as the server would. This device knows only the id of an
 * impression's author, not the name [H12: impressions].
 */
export function decideEventHere(
  change: EventChange,
  { readerId, ...facts }: Pick<EventFacts, "event" | "undone"> & { readonly readerId: string },
): EventOutcome {
  const author = change.kind === "put-impression" ? { id: readerId, name: "" } : undefined;
  return applyEventChange(change, { ...facts, author, holds: 0, photoKnown: true });
}

const NO_PHOTOS: readonly KeptPhotoKey[] = [];

/** Number of events per step. A step takes about ten milliseconds. */
const STEP = 2_500;

/**
 * All events that are not removed, with their photos. The newest day comes first; within a day, the
 * latest event.
 */
export function livingEvents(...of: Parameters<typeof livingInSteps>): readonly CellarEvent[] {
  return atOnce(livingInSteps(...of));
}

export function* livingInSteps(
  kept: KeptEvents,
  photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>,
): Generator<undefined, readonly CellarEvent[]> {
  const living: CellarEvent[] = [];
  for (const [at, event] of [...kept.values()].reverse().entries()) {
    if (at % STEP === STEP - 1) yield;
    if (!event.deleted) living.push(shownEvent(event, photosOf));
  }
  return living.sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

function shownEvent(
  event: KeptEvent,
  photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>,
): CellarEvent {
  const photo = shownPhoto(event, photosOf.get(event.id) ?? NO_PHOTOS);
  return photo ? { ...eventOf(event), localPhotoId: photo.id } : eventOf(event);
}
