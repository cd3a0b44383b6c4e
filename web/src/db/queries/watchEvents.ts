import { liveQuery } from "dexie";
import type { CellarEvent } from "../../rules/eventsView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readEvents } from "./readEvents.ts";

/** Who is told of events. */
export interface EventsWatcher {
  /** Of one wine, or of all. */
  readonly wineId: string | undefined;
  readonly next: (events: readonly CellarEvent[]) => void;
  readonly error: (cause: unknown) => void;
}

/**
 * Tells of the events that are there, the newest first, now and after every change of them, of this
 * page, another page or the worker. The returned function ends it.
 */
export function watchEvents(
  cellar: CellarDatabase,
  { wineId, next, error }: EventsWatcher,
): () => void {
  const watching = liveQuery(() => readEvents(cellar, wineId)).subscribe({ next, error });
  return () => {
    watching.unsubscribe();
  };
}
