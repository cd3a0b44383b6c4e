import { isOfPlace, placeAround, placePath, type Places } from "sync-protocol";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import { bottlesOf, contentsOf } from "../../../web/src/rules/placement/placeTree.ts";
import { promise } from "../Broken.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { heldIn, toldLots } from "../expectedStock.ts";
import { expectedPlace, insideOf, isSameBody, type WitnessedPlace } from "./expectedPlaces.ts";

/** [S1] [G4] [G5] The places shown are the server's rows with what is on its way, each with a way to it. */
export function checkPlaces(shown: Places, { places, outbox }: LocalStore): void {
  let expected: readonly WitnessedPlace[] = places;
  for (const { change } of outbox) {
    if (!isOfPlace(change)) continue;
    const outcome = expectedPlace(expected, change, Infinity);
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
    promise(
      placeAround(shown, found)?.id === expectedAround(living, place),
      () => `[G4] [G5] place ${place.id} lies in ${String(placeAround(shown, found)?.id)}`,
    );
    promise(placePath(shown, found).at(-1) === found, () => `[G5] no way leads to ${place.id}`);
  }
}

/** Where a place lies: in the one that it names, where that is there and does not lie in it. */
function expectedAround(
  living: readonly WitnessedPlace[],
  { id, parentId }: WitnessedPlace,
): string | undefined {
  if (parentId === null || !living.some((place) => place.id === parentId)) return undefined;
  return insideOf(living, id).has(parentId) ? undefined : parentId;
}

/** [L7] Every bottle lies in the place that its lot names, or is unplaced where there is none; none is lost. */
export function checkLying(shown: Places, wines: readonly CellarWine[]): void {
  const contents = contentsOf(shown, wines);
  const held = wines.reduce((sum, wine) => sum + heldIn(wine), 0);
  const lying = [...contents.values()].reduce((sum, lots) => sum + bottlesOf(lots), 0);
  promise(lying === held, () => `[L7] ${String(lying)} of ${String(held)} bottles lie anywhere`);
  for (const [placeId, lots] of contents) {
    for (const { wine, lot } of lots) {
      const named = toldLots(wine).find(({ id }) => id === lot.id)?.placeId ?? null;
      const expected = named !== null && shown.has(named) ? named : undefined;
      promise(placeId === expected, () => `[L7] lot ${lot.id} lies in ${String(placeId)}`);
    }
  }
}
