import type { Change, Place } from "sync-protocol";

/** Those of these places in which something that comes lies, and those around them. */
export function usedPlaces(places: readonly Place[], changes: readonly Change[]): readonly Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const used = new Set<Place>();
  const use = (id: string | null) => {
    const place = id === null ? undefined : byId.get(id);
    if (!place || used.has(place)) return;
    // Those around it come first.
    use(place.parentId);
    used.add(place);
  };
  for (const change of changes) {
    if (change.kind !== "create" && change.kind !== "edit") continue;
    for (const { placeId } of change.body.lots) use(placeId);
  }
  return [...used];
}
