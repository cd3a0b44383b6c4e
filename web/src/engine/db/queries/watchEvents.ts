import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { inCellar } from "../cellars.ts";
import { type ChangedKeys, listenForChanges } from "./changedKeys.ts";
import { readEvents } from "./readEvents.ts";

/** Who is told of events. */
export interface EventsWatcher {
  /** Of one wine, or of all. */
  readonly wineId: string | undefined;
  readonly next: (events: readonly CellarEvent[]) => void;
  /** They could not be read; after the next change it is tried again. */
  readonly error: (cause: unknown) => void;
}

/** What events are made of. */
const SOURCES = ["events", "outbox", "wines", "photos"] as const;

/** All events of a cellar, as long as nothing has been written of what they are made of since. */
const lastRead = new WeakMap<CellarDatabase, Promise<readonly CellarEvent[]>>();

/**
 * Tells of the events that are there, the newest first, now and after every change of them, of this
 * page, another page or the worker; who comes back to all of them before any change gets the very same.
 * The returned function ends it.
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
  events.catch(forget);
  return events;
}

function concerns(changed: ChangedKeys): boolean {
  return SOURCES.some((table) => changed.has(table));
}
