import { countWaiting, isWaiting } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { newWineDrafts } from "../drafts.ts";
import { refusedPhotos, waitingPhotos } from "../photos/keptPhotos.ts";

export function countUnsent(cellar: CellarDatabase): Promise<number> {
  const { outbox, photos, attention } = cellar;
  return cellar.transaction("r", outbox, photos, attention, async () => {
    const waiting = countWaiting(await outbox.toArray(), await waitingPhotos(cellar));
    const needing = await attention.filter(({ finding }) => finding.kind !== "overwrote").count();
    return waiting + needing + (await refusedPhotos(cellar)).length;
  });
}

/**
 * Everything that only this device has, including unreadable records, as JSON text. Bytes are in
 * base64.
 */
export function exportUnsent(cellar: CellarDatabase, now: number): Promise<string> {
  const { outbox, attention, photos, state, drafts, unreadable } = cellar;
  const tables = [outbox, attention, photos, state, drafts, unreadable];
  return cellar.transaction("r", tables, async () => {
    const kept = await photos.toArray();
    const aside = await unreadable.toArray();
    const unsent = {
      exportedAt: new Date(now).toISOString(),
      cellarId: cellar.cellarId,
      changes: (await outbox.orderBy("position").toArray()).filter(isWaiting),
      needingAttention: await attention.toArray(),
      photos: kept.map(({ recordId, jpeg }) => ({ recordId, jpeg })),
      drafts: await newWineDrafts(cellar),
      lost: (await state.get("sync"))?.lost ?? [],
      unreadable: aside.map(({ table, record }) => ({ table, record })),
    };
    return JSON.stringify(unsent, bytesAsBase64, 2);
  });
}

function bytesAsBase64(_key: string, value: unknown): unknown {
  return value instanceof ArrayBuffer ? base64(value) : value;
}

function base64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
}
