import { lotsOf, placeNamed, type Places, type Wine } from "sync-protocol";
import { groupedBy } from "../../rules/groupedBy.ts";
import { pathInWords } from "../../rules/placeTree.ts";

/**
 * Where bottles of a wine lie that can be opened, each place once with all its holes: "Cellar › Rack B ·
 * B3, D4". None where nobody told.
 */
export function whereItLies(wine: Wine, places: Places): readonly string[] {
  const held = lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
  const byPath = groupedBy(held, ({ placeId }) => {
    const place = placeNamed(places, placeId);
    return place && pathInWords(places, place);
  });
  return Array.from(byPath).flatMap(([path, lots]) => {
    const holes = [...new Set(lots.flatMap(({ position }) => position ?? []))];
    if (path === undefined) return holes;
    return [path, holes.join(", ")].filter(Boolean).join(" · ");
  });
}
