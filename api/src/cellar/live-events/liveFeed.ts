import type { ReceivedMove, LiveFeed } from "../ports/processes.ts";

/** A live feed within one process. A subscriber gets only changes made after the subscription. */
export function liveFeed(): LiveFeed {
  const listeners = new Map<string, Set<(move: ReceivedMove) => void>>();

  return {
    publish(cellarId, move) {
      for (const hear of listeners.get(cellarId) ?? []) hear(move);
    },
    subscribe(cellarId, hear) {
      const hearers = listeners.get(cellarId) ?? new Set();
      listeners.set(cellarId, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0 && listeners.get(cellarId) === hearers) listeners.delete(cellarId);
      };
    },
  };
}
