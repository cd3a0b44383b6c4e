import { isOnItsWay } from "./cellarView.ts";
import type { OutboxEntry } from "./outbox.ts";

/** How many changes have yet to reach the server; a photo counts where its wine has none. */
export function countWaiting(
  outbox: readonly OutboxEntry[],
  photoOf: ReadonlyMap<string, string>,
): number {
  const waiting = outbox.filter(isOnItsWay);
  const wines = new Set(waiting.map((entry) => entry.wineId));
  const photosAlone = [...photoOf.keys()].filter((wineId) => !wines.has(wineId));
  return waiting.length + photosAlone.length;
}
