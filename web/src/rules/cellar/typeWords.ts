import { WINE_TYPES, type WineType } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

interface TypeWords {
  readonly full: string;
  readonly short: string;
  readonly inSentence: string;
}

const WORDS: Readonly<Record<WineType, TypeWords>> = {
  "Red Wine": {
    full: i18n._("Red Wine"),
    short: i18n._(/*i18n*/ { id: "Red", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "red", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "White Wine": {
    full: i18n._("White Wine"),
    short: i18n._(/*i18n*/ { id: "White", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "white", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Rosé Wine": {
    full: i18n._("Rosé Wine"),
    short: i18n._(/*i18n*/ { id: "Rosé", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "rosé", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Sparkling Wine": {
    full: i18n._("Sparkling Wine"),
    short: i18n._(/*i18n*/ { id: "Sparkling", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "sparkling", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Dessert Wine": {
    full: i18n._("Dessert Wine"),
    short: i18n._(/*i18n*/ { id: "Dessert", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "dessert", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
  "Fortified Wine": {
    full: i18n._("Fortified Wine"),
    short: i18n._(/*i18n*/ { id: "Fortified", comment: "type of wine" }),
    inSentence: i18n._(
      /*i18n*/ { id: "fortified", comment: "type of wine in a sentence: Drink the red first" },
    ),
  },
};

/** The type's full name: "Red Wine". */
export function typeInWords(type: WineType): string {
  return WORDS[type].full;
}

/** The types as options of a list. */
export const TYPE_OPTIONS = WINE_TYPES.map((type) => ({ value: type, label: typeInWords(type) }));

/** The type's short name: "Red". */
export function shortType(type: WineType): string {
  return WORDS[type].short;
}

/** The type's name inside a sentence: "red". */
export function typeInSentence(type: WineType): string {
  return WORDS[type].inSentence;
}

export function typeNamed(name: string): WineType | undefined {
  return WINE_TYPES.find((type) => typeInWords(type) === name);
}
