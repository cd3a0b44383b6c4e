import { countWaiting } from "../rules/countWaiting.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { refusedPhotos, waitingPhotoOfWines } from "./keptPhotos.ts";

/** How many changes only this device has: those on their way, and those that need attention. */
export function readUnsent(cellar: CellarDatabase): Promise<number> {
  const { outbox, photos, attention } = cellar;
  return cellar.transaction("r", outbox, photos, attention, async () => {
    const waiting = countWaiting(await outbox.toArray(), await waitingPhotoOfWines(cellar));
    const needing = await attention.filter(({ finding }) => finding.kind !== "overwrote").count();
    return waiting + needing + (await refusedPhotos(cellar)).length;
  });
}
