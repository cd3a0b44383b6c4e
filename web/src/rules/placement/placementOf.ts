import { type Lot, lotsOf, placeNamed, placePath, type Places, type Wine } from "sync-protocol";
import type { Placement } from "../cellar/placement.ts";
import { positionInWords, withRanges } from "../racks/spaces.ts";
import { pathInWords, placeChoices, placesNamed } from "./placeTree.ts";

export function placementOf(places: Places): Placement | undefined {
  if (places.size === 0) return undefined;
  const paths = new Map(
    [...places.values()].map((place) => [place.id, pathInWords(places, place)]),
  );
  const pathOf = ({ placeId }: Lot) => (placeId === null ? undefined : paths.get(placeId));
  return {
    named: (text) => placesNamed(places, text),
    within: (placeId) => {
      const inside = [...places.values()].filter((place) =>
        placePath(places, place).some(({ id }) => id === placeId),
      );
      return new Set(inside.map(({ id }) => id));
    },
    pathOf,
    mainPathOf: ({ lots }) => {
      const placed = lots.filter((lot) => lot.state === "held" && pathOf(lot) !== undefined);
      const [most] = placed.toSorted((a, b) => b.bottles - a.bottles);
      return most && pathOf(most);
    },
    whereOf: (wine) => whereOf(places, wine),
    choices: placeChoices(places),
  };
}

function whereOf(places: Places, wine: Wine): string | undefined {
  const positionsOf = new Map<string, string[]>();
  const held = lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
  for (const lot of held.toSorted((a, b) => b.bottles - a.bottles)) {
    const place = placeNamed(places, lot.placeId);
    if (!place) continue;
    const positions = positionsOf.get(place.name) ?? [];
    positionsOf.set(place.name, positions);
    const position = positionInWords(lot, place);
    if (position !== null) positions.push(position);
  }
  const words = Array.from(positionsOf, ([name, positions]) =>
    positions.length === 0 ? name : `${name} · ${withRanges(positions.join(", "))}`,
  );
  return words.length === 0 ? undefined : words.join(", ");
}
