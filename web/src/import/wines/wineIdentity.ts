import { foldText, type WineType } from "sync-protocol";
import { isWord } from "../words/cellWords.ts";

/**
 * Facts that distinguish wines with the same producer, name and vintage. Unknown facts are absent.
 */
export interface IdentityFacts {
  readonly type?: WineType | undefined;
  readonly appellation?: string | null | undefined;
  readonly varietal?: string | undefined;
  readonly country?: string | undefined;
  readonly region?: string | undefined;
}

export const IDENTITY_FIELDS = ["type", "appellation", "varietal", "country", "region"] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

/**
 * Maximum length of texts whose regions or grapes are compared name by name. A longer text is
 * `unsure` unless it is equal.
 */
const NAME_MAX = 300;

/** Result of comparing two wines. `unsure` if the wines differ but could be one wine. */
export type Sameness = "same" | "unsure" | "different";

/**
 * Compares two wines with the same producer, name and vintage. Ignores facts that only one of the
 * two has.
 */
export function samenessOf(one: IdentityFacts, other: IdentityFacts): Sameness {
  const all = IDENTITY_FIELDS.map((field) => sameField(field, one, other));
  if (all.includes("different")) return "different";
  return all.includes("unsure") ? "unsure" : "same";
}

export function contradictions(one: IdentityFacts, other: IdentityFacts): readonly IdentityField[] {
  return IDENTITY_FIELDS.filter((field) => sameField(field, one, other) !== "same");
}

function sameField(field: IdentityField, one: IdentityFacts, other: IdentityFacts): Sameness {
  const [first, second] = [one[field] ?? "", other[field] ?? ""];
  if (first === "" || second === "" || first === second) return "same";
  if (Math.max(first.length, second.length) > NAME_MAX) return "unsure";
  switch (field) {
    case "type":
      return STILL.has(first) && STILL.has(second) ? "different" : "unsure";
    case "appellation":
      return sameNames(first, second);
    case "varietal":
      return sameGrapes(first, second);
    case "country":
    case "region":
      // Regions can differ in spelling or language only, so different names are `unsure`.
      return sameNames(first, second) === "same" ? "same" : "unsure";
  }
}

/**
 * Types that exclude each other. Other types do not, because a sparkling or sweet wine may also be
 * described by its colour.
 */
const STILL: ReadonlySet<string> = new Set<WineType>(["Red Wine", "White Wine", "Rosé Wine"]);

/** Classes of origin, which some programs append to the name. */
const CLASSES = /\b(aoc|aop|ac|doc|docg|do|doca|doq|dop|igt|igp|ava|vdp|qba|dac|vqa|wo)\b/g;

function namesOf(text: string): readonly string[] {
  return (
    foldText(text)
      .replace(CLASSES, " ")
      .match(/[\p{L}\d]+/gu) ?? []
  );
}

function sameNames(first: string, second: string): Sameness {
  const [one, other] = [namesOf(first), namesOf(second)];
  if (one.join(" ") === other.join(" ")) return "same";
  return isWithin(one, other) || isWithin(other, one) ? "unsure" : "different";
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const there = new Set(all);
  return some.every((word) => there.has(word));
}

/** The grapes in a text: "60% Grenache, Syrah" gives "grenache" and "syrah". */
function grapesOf(text: string): readonly string[] {
  const grapes = foldText(text)
    .replace(/\d+(?:[.,]\d+)?\s?%?/g, " ")
    .split(/[,;/&+|\n]|\s(?:and|und|et|e|y)\s/)
    .map((grape) => grape.match(/\p{L}+/gu)?.join(" ") ?? "");
  return grapes.filter((grape) => grape !== "");
}

function sameGrapes(first: string, second: string): Sameness {
  const [one, other] = [grapesOf(first), grapesOf(second)];
  if (one.toSorted().join() === other.toSorted().join()) return "same";
  const isGeneral = (grapes: readonly string[]) =>
    grapes.every((grape) => grape.split(" ").every((word) => isWord("generalGrapes", word)));
  const isShared = one.some((grape) =>
    other.some(
      (also) => isWithin(namesOf(grape), namesOf(also)) || isWithin(namesOf(also), namesOf(grape)),
    ),
  );
  return isShared || isGeneral(one) || isGeneral(other) ? "unsure" : "different";
}
