import { fieldsWith, foldText } from "sync-protocol";
import type { CellarWine } from "../CellarWine.ts";
import { isInPlaces } from "./isInPlaces.ts";
import type { Placement } from "../placement.ts";
import { searchedParts } from "../../../language/names.ts";

export interface FoundWines {
  readonly wines: CellarWine[];
  /** Whether nothing matched exactly, and the wines match only with one wrong letter. */
  readonly isSimilar: boolean;
}

/**
 * The wines that match a search, ignoring case and accents. First come wines with the whole search
 * text in the name, producer, region, type or varietal. Then come wines with every search word in
 * any searchable field or in the name of a place of the wine. If nothing matches, search words of
 * five or more letters can have one wrong letter. A country, region, grape or type is also found by
 * its names in other languages, once these names are loaded.
 */
export function searchWines(
  wines: readonly CellarWine[],
  search: string,
  placement?: Placement,
): FoundWines {
  const text = foldText(search.trim());
  if (text === "") return { wines: [...wines], isSimilar: false };
  const parts = searchedParts(text.split(/\s+/)).map(({ words, isNamedIn }) => ({
    words: words.map((word) => ({ word, places: placement?.named(word) })),
    isNamedIn,
  }));
  type Word = (typeof parts)[number]["words"][number];
  const hasWord = (wine: CellarWine, { word, places }: Word) =>
    foldedText(wine).includes(word) || (places !== undefined && isInPlaces(wine, places));
  const isFound = (wine: CellarWine, has: typeof hasWord) =>
    parts.every(
      ({ words, isNamedIn }) =>
        words.every((word) => has(wine, word)) || isNamedIn?.(foldedText(wine)) === true,
    );

  const isWhole = parts.length === 1 ? parts[0]?.isNamedIn : undefined;
  const [exact, others]: [CellarWine[], CellarWine[]] = [[], []];
  for (const wine of wines) {
    const specified = specifiedText(wine);
    if (specified.includes(text) || isWhole?.(specified) === true) exact.push(wine);
    else if (isFound(wine, hasWord)) others.push(wine);
  }
  const found = [...exact, ...others];
  if (found.length > 0) return { wines: found, isSimilar: false };

  const spellings = new Map(
    parts.flatMap(({ words }) => words.map(({ word }) => [word, misspelled(word, wines)] as const)),
  );
  const similar = wines.filter((wine) =>
    isFound(
      wine,
      (_, one) =>
        hasWord(wine, one) ||
        spellings.get(one.word)?.some((word) => foldedText(wine).includes(word)) === true,
    ),
  );
  return { wines: similar, isSimilar: similar.length > 0 };
}

const SHORTEST_MISSPELLED = 5;
const WORDS = /[\p{Letter}\p{Number}]+/gu;

/** Words in these wines whose beginning matches `typed` with one error. */
function misspelled(typed: string, wines: readonly CellarWine[]): readonly string[] {
  if (typed.length < SHORTEST_MISSPELLED) return [];
  const vocabulary = new Set(wines.map(foldedText).join("\n").match(WORDS));
  return [...vocabulary].filter((word) => isMisspelled(typed, word));
}

/** Number of wines to fold before the generator yields. */
const SLICE = 500;

/**
 * Folds the texts of all wines before the first search, so that typing stays fast. Yields after
 * each slice of wines.
 */
export function* foldTexts(wines: readonly CellarWine[]): Generator<undefined, void> {
  for (const [index, wine] of wines.entries()) {
    if (index % SLICE === SLICE - 1) yield;
    foldedText(wine);
  }
}

const specified = new WeakMap<CellarWine, string>();
const folded = new WeakMap<CellarWine, string>();

function specifiedText(wine: CellarWine): string {
  const { name, producer, region, type, varietal } = wine;
  return foldOnce(specified, wine, () => [name, producer, region, type, varietal]);
}

const SEARCHED_FIELDS = fieldsWith("searchable");

function foldedText(wine: CellarWine): string {
  return foldOnce(folded, wine, () => [
    ...SEARCHED_FIELDS.flatMap((field) => wine[field]),
    wine.nonVintage ? "NV" : String(wine.vintage),
    ...wine.lots.map(({ shop }) => shop),
  ]);
}

/** Caches a wine's folded texts, because folding is the main cost of a search. */
function foldOnce(
  known: WeakMap<CellarWine, string>,
  wine: CellarWine,
  texts: () => readonly (string | null)[],
): string {
  let text = known.get(wine);
  if (text === undefined) {
    text = foldText(texts().join("\n"));
    known.set(wine, text);
  }
  return text;
}

/**
 * Whether `typed` differs by one letter from `word` or its beginning. The letter is wrong, missing,
 * extra or swapped with its neighbour.
 */
export function isMisspelled(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const isRestSame = (skippedTyped: number, skippedWord: number) =>
    word.slice(same + skippedWord).startsWith(typed.slice(same + skippedTyped));
  const isSwapped =
    typed[same] === word[same + 1] && typed[same + 1] === word[same] && isRestSame(2, 2);
  return isRestSame(1, 1) || isRestSame(0, 1) || isRestSame(1, 0) || isSwapped;
}
