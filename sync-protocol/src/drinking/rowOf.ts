import { WINE_TYPES, type WineType } from "../records/wineType.ts";
import { GRAPE_NAMES, isOn, type Label, type Phrase, phrasesOf } from "./Label.ts";
import { USUAL_YEARS, type UsualYears } from "./UsualYears.ts";

/** What the table knows of a wine. */
export interface KnownKind {
  readonly row: UsualYears;
  /** A word of a rank is on the label that the row does not tell of. */
  readonly mayBeHigher: boolean;
}

/** The row that says most of a label, the last that holds; every type has one that always does. */
export function rowOf(type: WineType, label: Label): KnownKind | undefined {
  const row = CONDITIONS.get(type)?.find((condition) => holds(condition, label))?.row;
  return row && { row, mayBeHigher: row.words.length === 0 && isOn(label.words, RANKS) };
}

/** A row with its phrases ready to be compared. */
interface Condition {
  readonly row: UsualYears;
  readonly places: readonly Phrase[];
  readonly words: readonly Phrase[];
  readonly grapes: readonly string[];
  readonly blends: readonly Phrase[];
}

function holds({ row, places, words, grapes, blends }: Condition, label: Label): boolean {
  return (
    (places.length === 0 || isOn(label.places, places)) &&
    (row.grapes.length === 0 ||
      grapes.some((grape) => label.grapes.includes(grape)) ||
      isOn(label.varietal, blends)) &&
    (words.length === 0 || isOn(label.words, words))
  );
}

/** The rows of each type, the last first. */
const CONDITIONS: ReadonlyMap<WineType, readonly Condition[]> = new Map(
  WINE_TYPES.map((type) => [
    type,
    USUAL_YEARS.filter(({ types }) => types.includes(type))
      .toReversed()
      .map((row) => ({
        row,
        places: row.places.flatMap(phrasesOf),
        words: row.words.flatMap(phrasesOf),
        grapes: row.grapes.filter((grape) => GRAPE_NAMES.has(grape)),
        blends: row.grapes.filter((grape) => !GRAPE_NAMES.has(grape)).flatMap(phrasesOf),
      })),
  ]),
);

/** Words that growers put on what they hold for better. */
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
