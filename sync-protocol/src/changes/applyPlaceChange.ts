import { i18n } from "../language/index.ts";
import type { PlaceChange } from "./change.ts";
import { PLACES_MAX } from "../limits.ts";
import { differingInPlaces, mergedPlace, type Place, type PlaceBody } from "../records/place.ts";
import type { ChangeRefusal } from "../refusal.ts";

/** A stored place. Removed places are stored too. */
export type KeptPlace = Place & { readonly deleted: boolean };

/** Facts that the caller loads before {@link applyPlaceChange} decides. */
export interface PlaceFacts {
  readonly placeOf: (placeId: string) => KeptPlace | undefined;
  /**
   * Number of places in the cellar, including removed places. Clients pass zero, because only the
   * server checks the limit.
   */
  readonly holds: number;
}

export type PlaceOutcome =
  | { readonly kind: "changed" | "unchanged"; readonly place: KeptPlace }
  | { readonly kind: "refused"; readonly refusal: ChangeRefusal };

/**
 * Decides one change of one place, on the server and on every client. Pure: the same change and
 * facts give the same outcome [W1: one reducer].
 */
export function applyPlaceChange(change: PlaceChange, facts: PlaceFacts): PlaceOutcome {
  const kept = facts.placeOf(change.placeId);
  switch (change.kind) {
    case "put-place":
      return put(kept, change, facts);
    case "remove-place":
      if (!kept) return NOT_FOUND;
      return kept.deleted
        ? { kind: "unchanged", place: kept }
        : { kind: "changed", place: { ...kept, deleted: true } };
  }
}

function put(
  kept: KeptPlace | undefined,
  change: Extract<PlaceChange, { kind: "put-place" }>,
  { placeOf, holds }: PlaceFacts,
): PlaceOutcome {
  const { placeId } = change;
  const before = kept?.deleted === true ? undefined : kept;
  if (change.base && !before) return NOT_FOUND;
  if (!kept && holds >= PLACES_MAX)
    return { kind: "refused", refusal: { code: "too_many_places" } };

  const body: PlaceBody = before ? mergedPlace(before, change) : change.body;
  const place = { ...kept, ...body, id: placeId, deleted: false };
  if (place.parentId !== before?.parentId && isInside(place.parentId, placeId, placeOf)) {
    return insideItself();
  }
  const isSame = before && differingInPlaces(before, place).length === 0;
  return { kind: isSame ? "unchanged" : "changed", place };
}

/** Whether a place is the outer place itself or inside it, at any depth [G2: no cycles]. */
function isInside(
  placeId: string | null,
  outerId: string,
  placeOf: PlaceFacts["placeOf"],
): boolean {
  const seen = new Set<string>();
  for (let id = placeId; id !== null && !seen.has(id);) {
    if (id === outerId) return true;
    seen.add(id);
    const place = placeOf(id);
    id = place && !place.deleted ? place.parentId : null;
  }
  return false;
}

const NOT_FOUND = {
  kind: "refused",
  refusal: { code: "not_found", what: "place" },
} as const satisfies PlaceOutcome;

function insideItself(): PlaceOutcome {
  const message = i18n._("A place cannot be inside itself");
  return {
    kind: "refused",
    refusal: { code: "invalid", issues: [{ path: ["parentId"], message }] },
  };
}
