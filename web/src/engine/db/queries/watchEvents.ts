import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { inCellar } from "../cellars.ts";
import { listenForChanges } from "./changedKeys.ts";
import { changesEvents, readEvents } from "./readEvents.ts";
import { rememberedRead } from "./rememberedRead.ts";

export interface EventsWatcher {
  /** The wine whose events are watched; `undefined` watches all wines. */
  readonly wineId: string | undefined;
  readonly next: (events: readonly CellarEvent[]) => void;
  /** Called if the events could not be read. The read is retried after the next change. */
  readonly error: (cause: unknown) => void;
}

const allEvents = rememberedRead(changesEvents, (cellar) => readOf(cellar));

/**
 * Calls back with all existing events, newest first, now and after every change by any page or
 * worker. If nothing changed, a new watcher gets the same array. The returned function ends the
 * watch.
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
      await (wineId === undefined ? allEvents.read(cellar) : readOf(cellar, wineId)).then(
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
    if (!changesEvents(changed)) return;
    allEvents.forget(cellar);
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

export function hasReadEvents(cellar: CellarDatabase): boolean {
  return allEvents.has(cellar);
}
