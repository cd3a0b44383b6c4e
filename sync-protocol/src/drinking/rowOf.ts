import { WINE_TYPES, type WineType } from "../records/wineType.ts";
import { GRAPE_NAMES, containsPhrase, type Label, type Phrase, phrasesOf } from "./Label.ts";
import { USUAL_YEARS, type UsualYears } from "./UsualYears.ts";

export interface RowMatch {
  readonly row: UsualYears;
  /**
   * Whether the label has a quality term, such as "Riserva", that the row does not cover because it
   * requires no words.
   */
  readonly hasUnclearRank: boolean;
}

/**
 * The most specific row that matches a wine, which is the last. Every type has a fallback row that
 * matches all its wines.
 */
export function rowOf(type: WineType, label: Label): RowMatch | undefined {
  const row = candidates(type, label).find((condition) => holds(condition, label))?.row;
  return (
    row && { row, hasUnclearRank: row.words.length === 0 && containsPhrase(label.words, RANKS) }
  );
}

/** A table row with its phrases prepared for searching. */
interface Condition {
  readonly row: UsualYears;
  /** The row's position, counted from the last row. */
  readonly order: number;
  readonly places: readonly Phrase[];
  readonly words: readonly Phrase[];
  readonly grapes: readonly string[];
  readonly blends: readonly Phrase[];
}

function holds({ row, places, words, grapes, blends }: Condition, label: Label): boolean {
  return (
    (places.length === 0 || containsPhrase(label.places, places)) &&
    (row.grapes.length === 0 ||
      grapes.some((grape) => label.grapes.includes(grape)) ||
      containsPhrase(label.varietal, blends)) &&
    (words.length === 0 || containsPhrase(label.words, words))
  );
}

/** For each type, the rows that apply to it, last row first. */
const CONDITIONS: ReadonlyMap<WineType, readonly Condition[]> = new Map(
  WINE_TYPES.map((type) => [
    type,
    USUAL_YEARS.filter(({ types }) => types.includes(type))
      .toReversed()
      .map((row, order) => ({
        row,
        order,
        places: row.places.flatMap(phrasesOf),
        words: row.words.flatMap(phrasesOf),
        grapes: row.grapes.filter((grape) => GRAPE_NAMES.has(grape)),
        blends: row.grapes.filter((grape) => !GRAPE_NAMES.has(grape)).flatMap(phrasesOf),
      })),
  ]),
);

/**
 * For each type, its rows by a word or grape that the row requires on a label. Rows that require
 * none have the key "".
 */
const BY_KEY: ReadonlyMap<WineType, ReadonlyMap<string, readonly Condition[]>> = new Map(
  Array.from(CONDITIONS, ([type, conditions]) => {
    const byKey = new Map<string, Condition[]>();
    for (const condition of conditions) {
      for (const key of keysOf(condition)) byKey.set(key, [...(byKey.get(key) ?? []), condition]);
    }
    return [type, byKey];
  }),
);

function keysOf({ places, words, grapes, blends }: Condition): ReadonlySet<string> {
  if (places.length > 0) return new Set(places.map(({ first }) => first));
  if (words.length > 0) return new Set(words.map(({ first }) => first));
  const keys = [...grapes, ...blends.map(({ first }) => first)];
  return new Set(keys.length > 0 ? keys : [""]);
}

/** The rows that share a key with the label, last row first. Only these need a full check. */
function candidates(type: WineType, { places, words, varietal, grapes }: Label): Condition[] {
  const byKey = BY_KEY.get(type);
  const keys = new Set([...places.words, ...words.words, ...varietal.words, ...grapes, ""]);
  const found = new Set(Array.from(keys, (key) => byKey?.get(key) ?? []).flat());
  return [...found].sort((a, b) => a.order - b.order);
}

/** Words on labels by which growers mark their better wines. */
const RANKS = [
  ...[
    "Cru",
    "Riserva",
    "Reserva",
    "Réserve",
    "Reserve",
    "Grand Vin",
    "Gran",
    "Selezione",
    "Selection",
  ],
  ...[
    "Prestige",
    "Vieilles Vignes",
    "Old Vine",
    "Old Vines",
    "Alte Reben",
    "Viñas Viejas",
    "Vigna",
  ],
  ...["Vinhas Velhas", "Single Vineyard", "Lieu-Dit", "Grosse Lage", "Grosses Gewächs", "Limited"],
].flatMap(phrasesOf);
