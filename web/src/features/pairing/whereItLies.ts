import { type Lot, lotsOf, placeNamed, type Places, type Wine } from "sync-protocol";
import { pathInWords } from "../../rules/placeTree.ts";

/**
 * Where bottles of a wine lie that can be opened, each place once: "Cellar › Rack B · B3". None where
 * nobody told.
 */
export function whereItLies(wine: Wine, places: Places): readonly string[] {
  const held = lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
  const told = held.map((lot) => placeInWords(lot, places));
  return [...new Set(told.filter((words) => words !== ""))];
}

function placeInWords({ placeId, position }: Lot, places: Places): string {
  const place = placeNamed(places, placeId);
  const marks = [place && pathInWords(places, place), position];
  return marks.filter(Boolean).join(" · ");
}
