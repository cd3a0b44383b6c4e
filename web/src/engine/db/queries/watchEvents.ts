import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { inCellar } from "../cellars.ts";
import { type ChangedKeys, listenForChanges } from "./changedKeys.ts";
import { readEvents } from "./readEvents.ts";

/** Callbacks of an event watch. */
export interface EventsWatcher {
  /** The wine whose events are watched; `undefined` for all. */
  readonly wineId: string | undefined;
  readonly next: (events: readonly CellarEvent[]) => void;
  /** They could not be read; retried after the next change. */
  readonly error: (cause: unknown) => void;
}

/** Tables that events are derived from. */
const SOURCES = ["events", "outbox", "wines", "photos"] as const;

/** The last read of all events, valid until one of those tables is written. */
const lastRead = new WeakMap<CellarDatabase, Promise<readonly CellarEvent[]>>();
/** The reads that have ended well. */
const done = new WeakSet<Promise<readonly CellarEvent[]>>();

/**
 * Calls back with all existing events, newest first, now and after every change by any page or
 * worker. A new watcher gets the same array if nothing changed. The returned function ends it.
 */
export function watchEvents(
  cellar: CellarDatabase,
  { wineId, next, error }: EventsWatcher,
): () => void {
  let [isReading, isStale, hasEnded] = [false, true, false];
  const read = async () => {
    if (isReading) return;
    isReading = true;
    while (isStale && !hasEnded) {
      isStale = false;
      await (wineId === undefined ? readAll(cellar) : readOf(cellar, wineId)).then(
        (events) => {
          if (!hasEnded) next(events);
        },
        (cause: unknown) => {
          if (!hasEnded) error(cause);
        },
      );
    }
    isReading = false;
  };
  const stopListening = listenForChanges(cellar, (changed) => {
    if (!concerns(changed)) return;
    lastRead.delete(cellar);
    isStale = true;
    void read();
  });
  void read();
  return () => {
    hasEnded = true;
    stopListening();
  };
}

function readOf(cellar: CellarDatabase, wineId?: string): Promise<readonly CellarEvent[]> {
  return inCellar(cellar, (open) => readEvents(open, wineId));
}

function readAll(cellar: CellarDatabase): Promise<readonly CellarEvent[]> {
  const known = lastRead.get(cellar);
  if (known) return known;
  const events = readOf(cellar);
  lastRead.set(cellar, events);
  const forget = () => {
    stopListening();
    if (lastRead.get(cellar) === events) lastRead.delete(cellar);
  };
  const stopListening = listenForChanges(cellar, (changed) => {
    if (concerns(changed)) forget();
  });
  events.then(() => done.add(events), forget);
  return events;
}

/** Whether all events are in memory. */
export function hasReadEvents(cellar: CellarDatabase): boolean {
  const events = lastRead.get(cellar);
  return events !== undefined && done.has(events);
}

function concerns(changed: ChangedKeys): boolean {
  return SOURCES.some((table) => changed.has(table));
}
