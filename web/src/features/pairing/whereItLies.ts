import { lotsOf, placeNamed, type Places, type Wine } from "sync-protocol";
import { positionInWords } from "../../rules/lots/holes.ts";
import { pathInWords } from "../../rules/placement/placeTree.ts";

/**
 * Where bottles of a wine lie that can be opened, each place once with all its holes: "Cellar › Rack B ·
 * B3, D4". None where nobody told.
 */
export function whereItLies(wine: Wine, places: Places): readonly string[] {
  const holesOfPlace = new Map<string, Set<string>>();
  const unplaced = new Set<string>();
  for (const lot of lotsOf(wine)) {
    const { state, bottles, placeId } = lot;
    if (state !== "held" || bottles === 0) continue;
    const place = placeNamed(places, placeId);
    const position = positionInWords(lot, place);
    const path = place && pathInWords(places, place);
    const holes = path === undefined ? unplaced : (holesOfPlace.get(path) ?? new Set());
    if (path !== undefined) holesOfPlace.set(path, holes);
    if (position !== null) holes.add(position);
  }
  const placed = Array.from(holesOfPlace, ([path, holes]) =>
    holes.size === 0 ? path : `${path} · ${[...holes].join(", ")}`,
  );
  return [...placed, ...unplaced];
}
