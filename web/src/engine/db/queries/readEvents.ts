import { livingEvents } from "../../view/eventsView.ts";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import { presentEvents } from "../presentEvents.ts";

/** The events of a cellar, or of one wine of it, the newest day first. */
export function readEvents(
  cellar: CellarDatabase,
  wineId?: string,
): Promise<readonly CellarEvent[]> {
  const { events, outbox, wines, photos } = cellar;
  return cellar.transaction("r", events, outbox, wines, photos, async () => {
    const kept = await presentEvents(cellar, wineId);
    const living = livingEvents(kept, await keptPhotoKeys(cellar));
    return wineId === undefined ? living : living.filter((event) => event.wineId === wineId);
  });
}
