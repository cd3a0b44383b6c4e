import { type Wine, wineOf } from "sync-protocol";

/**
 * Exports the wines without photos as JSON. `now`, ms since 1970, becomes the export's timestamp.
 */
export function exportWines(wines: readonly Wine[], now: number): string {
  const exported = { exportedAt: new Date(now).toISOString(), wines: wines.map(wineOf) };
  return JSON.stringify(exported, null, 2);
}
