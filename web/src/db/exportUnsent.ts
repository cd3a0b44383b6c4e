import { isOnItsWay } from "../rules/cellarView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** Everything that is only on this device, as JSON text; photos as base64. */
export function exportUnsent(cellar: CellarDatabase, now: number): Promise<string> {
  const { outbox, attention, photos } = cellar;
  return cellar.transaction("r", outbox, attention, photos, async () => {
    const kept = await photos.toArray();
    const unsent = {
      exportedAt: new Date(now).toISOString(),
      changes: (await outbox.orderBy("position").toArray()).filter(isOnItsWay),
      needingAttention: await attention.toArray(),
      photos: kept.map(({ wineId, jpeg }) => ({ wineId, jpeg: base64(jpeg) })),
    };
    return JSON.stringify(unsent, null, 2);
  });
}

function base64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
}
