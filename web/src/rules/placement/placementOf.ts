import { type Lot, placePath, type Places } from "sync-protocol";
import type { Placement } from "../cellar/placement.ts";
import { pathInWords, placeChoices, placesNamed } from "./placeTree.ts";

/** Where bottles lie among these places; `undefined` where there are none. */
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
    choices: placeChoices(places),
  };
}
