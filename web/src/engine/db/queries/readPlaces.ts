import type { Place } from "sync-protocol";
import { livingPlaces } from "../../view/placesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentPlaces } from "../presentPlaces.ts";

export function readPlaces(cellar: CellarDatabase): Promise<readonly Place[]> {
  const { places, outbox } = cellar;
  return cellar.transaction("r", places, outbox, async () => {
    const living = livingPlaces(await presentPlaces(cellar));
    return [...living.values()];
  });
}
