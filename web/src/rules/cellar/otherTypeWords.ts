import { WINE_TYPES, type WineType } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { typeInWords } from "./typeWords.ts";

interface TypeWords {
  readonly short: string;
  readonly inSentence: string;
}

/**
 * Short type names and nouns. They are in their own file, because the first screen needs only the
 * full names.
 */
const WORDS: Readonly<Record<WineType, TypeWords>> = {
  "Red Wine": {
    short: i18n._(/*i18n*/ { id: "Red", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "red", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "White Wine": {
    short: i18n._(/*i18n*/ { id: "White", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "white", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Rosé Wine": {
    short: i18n._(/*i18n*/ { id: "Rosé", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "rosé", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Sparkling Wine": {
    short: i18n._(/*i18n*/ { id: "Sparkling", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "sparkling", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Dessert Wine": {
    short: i18n._(/*i18n*/ { id: "Dessert", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "dessert", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Fortified Wine": {
    short: i18n._(/*i18n*/ { id: "Fortified", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "fortified", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
};

export const TYPE_OPTIONS = WINE_TYPES.map((type) => ({ value: type, label: typeInWords(type) }));

export function shortType(type: WineType): string {
  return WORDS[type].short;
}

export function typeInSentence(type: WineType): string {
  return WORDS[type].inSentence;
}

export function typeNamed(name: string): WineType | undefined {
  return WINE_TYPES.find((type) => typeInWords(type) === name);
}
