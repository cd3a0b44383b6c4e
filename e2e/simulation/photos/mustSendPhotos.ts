import { eventsIn, viewOf } from "../browser/checkStore.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";

/** Whether a store has a photo to upload, or a missing photo for which the device must search. */
export function mustSendPhotos(owner: string, store: LocalStore): boolean {
  const records = [...viewOf(owner, store), ...eventsIn(owner, store)];
  const present = new Set(records.map(({ id }) => id));
  const waits = store.photos.some(
    ({ path, refusal, recordId }) => path === undefined && !refusal && present.has(recordId),
  );
  return waits || store.missingPhotos.some(({ isLost }) => !isLost);
}
