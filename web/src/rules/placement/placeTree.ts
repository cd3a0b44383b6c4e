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

/** A place in the tree of them all. */
export interface PlaceNode {
  readonly place: Place;
  /** What lies in it, by name. */
  readonly inside: readonly PlaceNode[];
}

/** The places as a tree, by name; those that lie in none first of all. */
export function placeTree(places: Places): readonly PlaceNode[] {
  return nodesIn(insideOf(places), undefined);
}

/** One place with what lies in it. */
export function nodeOf(places: Places, place: Place): PlaceNode {
  return { place, inside: nodesIn(insideOf(places), place.id) };
}

/** By the id of each place what lies in it, and under `undefined` what lies in none. */
type Inside = ReadonlyMap<string | undefined, readonly Place[]>;

function insideOf(places: Places): Inside {
  const inside = new Map<string | undefined, Place[]>();
  for (const place of places.values()) {
    const around = placeAround(places, place)?.id;
    const siblings = inside.get(around);
    if (siblings) siblings.push(place);
    else inside.set(around, [place]);
  }
  return inside;
}

function nodesIn(inside: Inside, around: string | undefined): readonly PlaceNode[] {
  return (inside.get(around) ?? [])
    .map((place) => ({ place, key: orderKeyOf(place.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ place }) => ({ place, inside: nodesIn(inside, place.id) }));
}

/** A place after all in which it lies: "Cellar › Rack B". */
export function pathInWords(places: Places, place: Place): string {
  return placePath(places, place)
    .map(({ name }) => name)
    .join(" › ");
}

/** Every place after those in which it lies, in words, in the order of the tree. */
export function placeChoices(places: Places): readonly { value: string; label: string }[] {
  const choicesIn = (nodes: readonly PlaceNode[]): { value: string; label: string }[] =>
    nodes.flatMap(({ place, inside }) => [
      { value: place.id, label: pathInWords(places, place) },
      ...choicesIn(inside),
    ]);
  return choicesIn(placeTree(places));
}

/** The places whose path holds the text, without case and accents, by their ids. */
export function placesNamed(places: Places, text: string): ReadonlySet<string> {
  const sought = foldText(text.trim());
  const found = [...places.values()].filter((place) =>
    foldText(pathInWords(places, place)).includes(sought),
  );
  return new Set(found.map(({ id }) => id));
}

/** Bottles of a wine that lie somewhere. */
export interface LyingLot {
  readonly wine: CellarWine;
  readonly lot: Lot;
}

/** What lies in each place itself, by its id; under `undefined` what is placed nowhere. */
export type Contents = ReadonlyMap<string | undefined, readonly LyingLot[]>;

/** Where the bottles of these wines lie; what is on its way lies nowhere yet. */
export function contentsOf(places: Places, wines: readonly CellarWine[]): Contents {
  const contents = new Map<string | undefined, LyingLot[]>();
  for (const wine of wines) {
    for (const lot of lotsOf(wine)) {
      if (lot.state !== "held" || lot.bottles === 0) continue;
      const placeId = placeNamed(places, lot.placeId)?.id;
      const lying = contents.get(placeId);
      if (lying) lying.push({ wine, lot });
      else contents.set(placeId, [{ wine, lot }]);
    }
  }
  return contents;
}

/** How many bottles lie in a place and in all that is inside it. */
export function bottlesIn({ place, inside }: PlaceNode, contents: Contents): number {
  const own = bottlesOf(contents.get(place.id) ?? []);
  return inside.reduce((sum, node) => sum + bottlesIn(node, contents), own);
}

/** How many bottles these lots come to. */
export function bottlesOf(lying: readonly LyingLot[]): number {
  return lying.reduce((sum, { lot }) => sum + lot.bottles, 0);
}
