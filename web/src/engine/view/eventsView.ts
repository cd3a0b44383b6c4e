import {
  applyEventChange,
  eventOf,
  type EventRow,
  eventsMadeBy,
  eventsOfChange,
  isOfEvent,
  isOfWine,
  type KeptEvent,
  type KeptWine,
} from "sync-protocol";
import type { CellarEvent } from "../../rules/history/CellarEvent.ts";
import { type KeptPhotoKey, shownPhoto } from "./cellarView.ts";
import { dayAt } from "../../rules/day.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { decideHere } from "../outbox/replay.ts";

/** Every event of a cellar as this device has it, removed ones too. */
export type KeptEvents = ReadonlyMap<string, KeptEvent>;

/** What the events of a device are made of. */
export interface EventSources {
  /** The server's rows. */
  readonly rows: readonly EventRow[];
  /** What is on its way, in its order. */
  readonly pending: readonly OutboxEntry[];
  /** The server's rows of the wines that it changes. */
  readonly baseOf: (wineId: string) => KeptWine | undefined;
  readonly userId: string;
}

/**
 * The server's events, with those that the pending changes make and what is said of them replayed: the
 * same reducer makes them here as there (rules H1, S1).
 */
export function replayEvents({ rows, pending, baseOf, userId }: EventSources): KeptEvents {
  const kept = new Map<string, KeptEvent>();
  for (const row of rows) kept.set(row.id, row);
  const wines = new Map<string, KeptWine | undefined>();
  for (const { opId, change, createdAt, undoes, importId } of pending) {
    const undone = undoes === undefined ? [] : eventsOfChange(undoes, (of) => kept.get(of));
    if (isOfEvent(change)) {
      const outcome = applyEventChange(change, {
        ...{ event: kept.get(change.eventId), undone },
        ...{ holds: 0, photoKnown: true },
      });
      if (outcome.kind !== "changed") continue;
      for (const event of [outcome.event, ...(outcome.others ?? [])]) kept.set(event.id, event);
    }
    if (!isOfWine(change)) continue;
    const { wineId } = change;
    const before = wines.has(wineId) ? wines.get(wineId) : baseOf(wineId);
    const outcome = decideHere(before, change, userId);
    if (outcome.kind === "refused") continue;
    wines.set(wineId, outcome.wine);
    // Its event came before its wine did.
    if (outcome.kind === "unchanged" || kept.has(opId)) continue;
    const made = { id: opId, day: dayAt(createdAt), importId, change, undone };
    for (const event of eventsMadeBy({ ...made, before, after: outcome.wine })) {
      kept.set(event.id, event);
    }
  }
  return kept;
}

const NO_PHOTOS: readonly KeptPhotoKey[] = [];

/** The events that are there, with their photos, the newest day first, and of one day what was made last. */
export function livingEvents(
  kept: KeptEvents,
  photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>,
): readonly CellarEvent[] {
  const living = [...kept.values()]
    .reverse()
    .filter(({ deleted }) => !deleted)
    .map((event): CellarEvent => {
      const photo = shownPhoto(event, photosOf.get(event.id) ?? NO_PHOTOS);
      return photo ? { ...eventOf(event), localPhotoId: photo.id } : eventOf(event);
    });
  return living.sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}
