import type { WineType } from "sync-protocol";
import {
  COUNTRIES,
  type Grape,
  GRAPES,
  type Place,
  PLACES,
  type Producer,
  PRODUCERS,
} from "../../../gazetteer/index.ts";
import { LAW_PHRASES, TYPE_PHRASES } from "./labelPhrases.ts";
import { letterBits, lettersOf, shapeOf } from "./letters.ts";

/** What a name on a label means. `spelling` has the correct accents. */
export type Meaning =
  | { readonly kind: "grape"; readonly spelling: string; readonly grape: Grape }
  | { readonly kind: "place"; readonly spelling: string; readonly place: Place }
  | { readonly kind: "house"; readonly spelling: string; readonly house: Producer }
  | { readonly kind: "country"; readonly spelling: string; readonly country: string }
  | {
      readonly kind: "type";
      readonly spelling: string;
      readonly type: WineType;
      readonly certainty: number;
    }
  | {
      readonly kind: "law";
      readonly spelling: string;
      readonly country: string;
      readonly certainty: number;
    };

export interface KnownName {
  readonly letters: string;
  readonly shape: string;
  readonly bits: number;
  readonly meanings: readonly Meaning[];
}

export interface NameIndex {
  readonly byShape: ReadonlyMap<string, readonly KnownName[]>;
  readonly byLength: ReadonlyMap<number, readonly KnownName[]>;
  /** The words of all names. A label's word that is among them was not misread. */
  readonly words: ReadonlySet<string>;
  readonly longest: number;
}

function indexNames(meanings: readonly Meaning[]): NameIndex {
  const byLetters = groupedBy(meanings, ({ spelling }) => lettersOf(spelling));
  byLetters.delete("");
  const names = [...byLetters].map(([letters, group]): KnownName => {
    const shape = shapeOf(letters);
    return { letters, shape, bits: letterBits(shape), meanings: group };
  });
  const wordsIn = (of: readonly Meaning[]) =>
    of.map(({ spelling }) => spelling.split(/[^\p{L}\p{N}]+/u).map(lettersOf));
  // Omits the names of producers, which include many surnames. A word that equals a surname may
  // still be misread.
  const nameWords = wordsIn(meanings.filter(({ kind }) => kind !== "house"));
  return {
    byShape: groupedBy(names, ({ shape }) => shape),
    byLength: groupedBy(names, ({ shape }) => shape.length),
    words: new Set([...nameWords.flat(), ...names.map(({ letters }) => letters)]),
    longest: Math.max(...wordsIn(meanings).map((words) => words.length)),
  };
}

let gazetteerIndex: NameIndex | undefined;

export function knownNames(): NameIndex {
  gazetteerIndex ??= indexNames([
    ...GRAPES.flatMap((grape) =>
      [grape.name, ...grape.synonyms].map((spelling): Meaning => ({
        kind: "grape",
        spelling,
        grape,
      })),
    ),
    ...PLACES.flatMap((place) =>
      [place.name, ...place.otherNames].map((name): Meaning => ({
        kind: "place",
        spelling: name.replace(/ \(.*\)$/, ""),
        place,
      })),
    ),
    ...PRODUCERS.map((house): Meaning => ({ kind: "house", spelling: house.name, house })),
    ...COUNTRIES.flatMap(({ code, name, otherNames }) =>
      [name, ...otherNames].map((spelling): Meaning => ({
        kind: "country",
        spelling,
        country: code,
      })),
    ),
    ...TYPE_PHRASES.flatMap(({ phrases, ...meaning }) =>
      listed(phrases).map((spelling): Meaning => ({ kind: "type", spelling, ...meaning })),
    ),
    ...LAW_PHRASES.flatMap(({ phrases, ...meaning }) =>
      listed(phrases).map((spelling): Meaning => ({ kind: "law", spelling, ...meaning })),
    ),
  ]);
  return gazetteerIndex;
}

function listed(phrases: string): string[] {
  return phrases.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
}

function groupedBy<K, V>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
