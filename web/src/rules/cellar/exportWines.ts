import { type Wine, wineOf } from "sync-protocol";

/** Wines as JSON text with a timestamp (ms since 1970), without photos. */
export function exportWines(wines: readonly Wine[], now: number): string {
  const exported = { exportedAt: new Date(now).toISOString(), wines: wines.map(wineOf) };
  return JSON.stringify(exported, null, 2);
}
