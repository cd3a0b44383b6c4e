import type { HeardMove, LiveFeed } from "../ports/processes.ts";

/** A feed within one process. It keeps nothing for later subscribers. */
export function liveFeed(): LiveFeed {
  const listeners = new Map<string, Set<(move: HeardMove) => void>>();

  return {
    publish(userId, move) {
      for (const hear of listeners.get(userId) ?? []) hear(move);
    },
    subscribe(userId, hear) {
      const hearers = listeners.get(userId) ?? new Set();
      listeners.set(userId, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0 && listeners.get(userId) === hearers) listeners.delete(userId);
      };
    },
  };
}
