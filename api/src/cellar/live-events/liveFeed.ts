import type { ReceivedMove, LiveFeed } from "../ports/processes.ts";

/** A live feed within one process. A subscriber gets only changes made after the subscription. */
export function liveFeed(): LiveFeed {
  const listeners = new Map<string, Set<(move: ReceivedMove) => void>>();

  return {
    publish(cellarId, move) {
      for (const onMove of listeners.get(cellarId) ?? []) onMove(move);
    },
    subscribe(cellarId, onMove) {
      const ofCellar = listeners.get(cellarId) ?? new Set();
      listeners.set(cellarId, ofCellar.add(onMove));
      return () => {
        ofCellar.delete(onMove);
        if (ofCellar.size === 0 && listeners.get(cellarId) === ofCellar) listeners.delete(cellarId);
      };
    },
  };
}
