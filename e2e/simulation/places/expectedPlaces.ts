import { isDeepStrictEqual } from "node:util";
import { PLACE_FIELDS, type PlaceBody, type PlaceChange } from "sync-protocol";
import type { Decision } from "../../../api/src/cellar/ports/cellar.ts";
import { must } from "../RuleViolation.ts";
import type { PersonHistory } from "../server/History.ts";

/** A place as the checks know it, removed or not. */
export type KnownPlace = PlaceBody & { readonly id: string; readonly deleted: boolean };

/** The expected result of a place's change, computed without the app's code. */
export type ExpectedPlace =
  | { readonly kind: "place"; readonly place: KnownPlace }
  | { readonly kind: "refused"; readonly code: "not_found" | "invalid" | "too_many_places" };

/** Maximum places of a test cellar. Low, so that histories reach the limit. */
export const PLACES_ROOM = 6;

/**
 * [G1: put] [G2: no cycles] [G3: removed place] [G6: limit] The expected places after a change,
 * with this limit.
 */
export function expectedPlace(
  places: readonly KnownPlace[],
  change: PlaceChange,
  room: number,
): ExpectedPlace {
  const kept = places.find(({ id }) => id === change.placeId);
  if (change.kind === "remove-place") {
    if (!kept) return { kind: "refused", code: "not_found" };
    return { kind: "place", place: { ...kept, deleted: true } };
  }
  const { base, body, placeId } = change;
  const isThere = kept?.deleted === false;
  if (base && !isThere) return { kind: "refused", code: "not_found" };
  if (!kept && places.length >= room) return { kind: "refused", code: "too_many_places" };
  const touched = PLACE_FIELDS.filter(
    (field) => !base || (field in base && base[field] !== body[field]),
  );
  const edited = Object.fromEntries(touched.map((field) => [field, body[field]]));
  const place = { ...(isThere ? kept : body), ...edited, id: placeId, deleted: false };
  const isMoved = !isThere || place.parentId !== kept.parentId;
  if (isMoved && place.parentId !== null && insideOf(places, placeId).has(place.parentId)) {
    return { kind: "refused", code: "invalid" };
  }
  return { kind: "place", place };
}

/** The ids of a place and of all places inside it, from the outside in. */
export function insideOf(places: readonly KnownPlace[], placeId: string): ReadonlySet<string> {
  const inside = new Set([placeId]);
  for (let known = 0; known < inside.size;) {
    known = inside.size;
    for (const { id, parentId, deleted } of places) {
      if (!deleted && parentId !== null && inside.has(parentId)) inside.add(id);
    }
  }
  return inside;
}

/**
 * [G1: put] [G2: no cycles] [G3: removed place] [G6: limit] A place's change is accepted or refused
 * as the rules say, and nothing else changes.
 */
export function witnessPlace(
  { places }: PersonHistory,
  change: PlaceChange,
  decision: Decision,
): void {
  const { wine, place } = decision;
  const verdict = decision.verdict(1);
  const expected = expectedPlace([...places.values()], change, PLACES_ROOM);
  must(wine === undefined, () => `[G4] ${change.kind} changed a wine`);
  if (expected.kind === "refused") {
    const code = verdict.kind === "refused" ? verdict.refusal.code : verdict.kind;
    must(code === expected.code, () => `[G2] ${change.kind} is ${code}, not ${expected.code}`);
    return;
  }
  must(verdict.kind === "applied", () => `[G1] ${change.kind} was ${verdict.kind}`);
  const before = places.get(change.placeId);
  const after = place ?? before;
  must(isSame(after, expected.place), () => `[G1] ${change.kind} left ${JSON.stringify(after)}`);
  const isNews = !isSame(before, expected.place);
  must(isNews === (place !== undefined), () => `[G3] a repeated ${change.kind} changed`);
}

function isSame(one: KnownPlace | undefined, other: KnownPlace): boolean {
  return one?.deleted === other.deleted && isSameBody(one, other);
}

export function isSameBody(one: PlaceBody, other: PlaceBody): boolean {
  return PLACE_FIELDS.every((field) => isDeepStrictEqual(one[field], other[field]));
}
