import {
  foldText,
  type Lot,
  lotsOf,
  type Place,
  placeAround,
  placeNamed,
  placePath,
  type Places,
} from "sync-protocol";
import { type CellarWine, orderKeyOf } from "../cellar/CellarWine.ts";

export interface PlaceNode {
  readonly place: Place;
  /** Sorted by name. */
  readonly inside: readonly PlaceNode[];
}

/** The trees of all places, with the outermost places as roots, sorted by name on each level. */
export function placeTree(places: Places): readonly PlaceNode[] {
  return nodesIn(insideOf(places), undefined);
}

export function nodeOf(places: Places, place: Place): PlaceNode {
  return { place, inside: nodesIn(insideOf(places), place.id) };
}

/**
 * Inner places by the id of the surrounding place. The outermost places have the key `undefined`.
 */
type InnerPlaces = ReadonlyMap<string | undefined, readonly Place[]>;

function insideOf(places: Places): InnerPlaces {
  const inside = new Map<string | undefined, Place[]>();
  for (const place of places.values()) {
    const around = placeAround(places, place)?.id;
    const siblings = inside.get(around);
    if (siblings) siblings.push(place);
    else inside.set(around, [place]);
  }
  return inside;
}

function nodesIn(inside: InnerPlaces, around: string | undefined): readonly PlaceNode[] {
  return (inside.get(around) ?? [])
    .map((place) => ({ place, key: orderKeyOf(place.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ place }) => ({ place, inside: nodesIn(inside, place.id) }));
}

export function pathInWords(places: Places, place: Place): string {
  return placePath(places, place)
    .map(({ name }) => name)
    .join(" › ");
}

export function placeChoices(places: Places): readonly { value: string; label: string }[] {
  const choicesIn = (nodes: readonly PlaceNode[]): { value: string; label: string }[] =>
    nodes.flatMap(({ place, inside }) => [
      { value: place.id, label: pathInWords(places, place) },
      ...choicesIn(inside),
    ]);
  return choicesIn(placeTree(places));
}

/** Ids of places whose path contains the text, ignoring case and accents. */
export function placesNamed(places: Places, text: string): ReadonlySet<string> {
  const sought = foldText(text.trim());
  const found = [...places.values()].filter((place) =>
    foldText(pathInWords(places, place)).includes(sought),
  );
  return new Set(found.map(({ id }) => id));
}

export interface PlacedLot {
  readonly wine: CellarWine;
  readonly lot: Lot;
}

/** The lots directly in each place, by the place's id. Unplaced lots have the key `undefined`. */
export type Contents = ReadonlyMap<string | undefined, readonly PlacedLot[]>;

/** The lots of these wines by place, without bottles on order. */
export function contentsOf(places: Places, wines: readonly CellarWine[]): Contents {
  const contents = new Map<string | undefined, PlacedLot[]>();
  for (const wine of wines) {
    for (const lot of lotsOf(wine)) {
      if (lot.state !== "held" || lot.bottles === 0) continue;
      const placeId = placeNamed(places, lot.placeId)?.id;
      const lots = contents.get(placeId);
      if (lots) lots.push({ wine, lot });
      else contents.set(placeId, [{ wine, lot }]);
    }
  }
  return contents;
}

/** Number of bottles in a place and its inner places. */
export function bottlesIn({ place, inside }: PlaceNode, contents: Contents): number {
  const own = bottlesOf(contents.get(place.id) ?? []);
  return inside.reduce((sum, node) => sum + bottlesIn(node, contents), own);
}

export function bottlesOf(lots: readonly PlacedLot[]): number {
  return lots.reduce((sum, { lot }) => sum + lot.bottles, 0);
}
