import { isOfPlace, placeAround, placePath, type Places } from "sync-protocol";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import { bottlesOf, contentsOf } from "../../../web/src/rules/placement/placeTree.ts";
import { must } from "../RuleViolation.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { heldIn, allLots } from "../expectedStock.ts";
import { expectedPlace, insideOf, isSameBody, type KnownPlace } from "./expectedPlaces.ts";

/**
 * [S1: view] [G4: unplaced] [G5: cycles] The visible places are the server's rows after the pending
 * changes are applied. Each place can be reached from the top level.
 */
export function checkPlaces(shown: Places, { places, outbox }: LocalStore): void {
  let expected: readonly KnownPlace[] = places;
  for (const { change } of outbox) {
    if (!isOfPlace(change)) continue;
    const outcome = expectedPlace(expected, change, Infinity);
    if (outcome.kind === "refused") continue;
    const others = expected.filter(({ id }) => id !== change.placeId);
    expected = [...others, outcome.place];
  }
  const living = expected.filter(({ deleted }) => !deleted);
  must(living.length === shown.size, () => `[S1] ${String(shown.size)} places are shown`);
  for (const place of living) {
    const found = shown.get(place.id);
    must(
      found !== undefined && isSameBody(found, place),
      () => `[S1] place ${place.id} is shown as ${JSON.stringify(found)}`,
    );
    must(
      placeAround(shown, found)?.id === expectedAround(living, place),
      () => `[G4] [G5] place ${place.id} lies in ${String(placeAround(shown, found)?.id)}`,
    );
    must(placePath(shown, found).at(-1) === found, () => `[G5] no way leads to ${place.id}`);
  }
}

/** The place's parent, or `undefined` if the parent is missing or is inside the place. */
function expectedAround(
  living: readonly KnownPlace[],
  { id, parentId }: KnownPlace,
): string | undefined {
  if (parentId === null || !living.some((place) => place.id === parentId)) return undefined;
  return insideOf(living, id).has(parentId) ? undefined : parentId;
}

/**
 * [L7: places of lots] Every bottle is in its lot's place, or unplaced if that place is missing. No
 * bottle is lost.
 */
export function checkBottlePlaces(shown: Places, wines: readonly CellarWine[]): void {
  const contents = contentsOf(shown, wines);
  const held = wines.reduce((sum, wine) => sum + heldIn(wine), 0);
  const placed = [...contents.values()].reduce((sum, lots) => sum + bottlesOf(lots), 0);
  must(placed === held, () => `[L7] ${String(placed)} of ${String(held)} bottles lie anywhere`);
  for (const [placeId, lots] of contents) {
    for (const { wine, lot } of lots) {
      const named = allLots(wine).find(({ id }) => id === lot.id)?.placeId ?? null;
      const expected = named !== null && shown.has(named) ? named : undefined;
      must(placeId === expected, () => `[L7] lot ${lot.id} lies in ${String(placeId)}`);
    }
  }
}
