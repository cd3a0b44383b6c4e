import type { Place } from "./place.ts";

/** Places by their ids. */
export type Places = ReadonlyMap<string, Place>;

/**
 * The place in which a place lies; `undefined` where it names none that is there (rule G4), and for
 * one that lies inside itself, as half of what others did may show it (rule G5).
 */
export function placeAround(places: Places, place: Place): Place | undefined {
  const around = placeNamed(places, place.parentId);
  const seen = new Set<Place>();
  for (let outer = around; outer && !seen.has(outer); outer = placeNamed(places, outer.parentId)) {
    if (outer.id === place.id) return undefined;
    seen.add(outer);
  }
  return around;
}

/** A place after all in which it lies, the outermost first. */
export function placePath(places: Places, place: Place): readonly Place[] {
  const path: Place[] = [];
  for (let inner: Place | undefined = place; inner; inner = placeAround(places, inner)) {
    path.unshift(inner);
  }
  return path;
}

/** The place that an id names, as of a lot; `undefined` where there is none: it is unplaced (G4). */
export function placeNamed(places: Places, placeId: string | null): Place | undefined {
  return placeId === null ? undefined : places.get(placeId);
}
