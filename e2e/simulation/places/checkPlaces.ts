import { isOfPlace, placePath, type Places } from "sync-protocol";
import { promise } from "../Broken.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { expectedPlace, isSameBody, type WitnessedPlace } from "./expectedPlaces.ts";

/** [S1] [G5] The places shown are the server's rows with what is on its way, each with a way to it. */
export function checkPlaces(shown: Places, { places, outbox }: LocalStore): void {
  let expected: readonly WitnessedPlace[] = places;
  for (const { change } of outbox) {
    if (!isOfPlace(change)) continue;
    const outcome = expectedPlace(expected, change);
    if (outcome.kind === "refused") continue;
    const others = expected.filter(({ id }) => id !== change.placeId);
    expected = [...others, outcome.place];
  }
  const living = expected.filter(({ deleted }) => !deleted);
  promise(living.length === shown.size, () => `[S1] ${String(shown.size)} places are shown`);
  for (const place of living) {
    const found = shown.get(place.id);
    promise(
      found !== undefined && isSameBody(found, place),
      () => `[S1] place ${place.id} is shown as ${JSON.stringify(found)}`,
    );
    promise(placePath(shown, found).at(-1) === found, () => `[G5] no way leads to ${place.id}`);
  }
}
