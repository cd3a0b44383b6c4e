import { foldText } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { MEAL_TRAITS } from "./lexicon.ts";
import type { Meal, MealReading } from "./Meal.ts";
import { carriersOf, isDessert, mealOf } from "./mealOf.ts";
import { isWithin, writtenWords } from "./mealWords.ts";
import { platesIn } from "./namedPlates.ts";
import { lowerInitial, type TermMention, wordingsOf, termsIn, writtenFrom } from "./termsIn.ts";

/** Maximum number of characters to read. */
const MEAL_MAX = 2000;

/**
 * Reads a meal from a text in any mix of five languages. Recognizes only whole words. Returns a
 * question if the text has no dish or ingredient, or both a savoury course and a dessert.
 */
export function readMeal(whole: string): MealReading {
  const text = whole.slice(0, MEAL_MAX);
  const reading = readParts(text);
  if (reading.kind === "unclear") return reading;
  const written = writtenWords(text);
  const named = platesIn(written.map(({ word }) => word)).find(({ meaning }) =>
    isSameFood(reading.meal, readParts(meaning.name)),
  );
  if (!named) return reading;
  const covered = written.slice(named.start, named.end);
  const wording = lowerInitial([named.meaning.name], writtenFrom(text, covered));
  const unknownWords = reading.meal.unknownWords.filter(
    (one) => !covered.some(({ word }) => word === one),
  );
  const understood = [
    wording,
    ...reading.meal.understood.filter((word) => !isWithin(word, wording)),
  ];
  const name = isWithin(reading.meal.name, wording) ? wording : reading.meal.name;
  const isMainPartUnknown = reading.meal.isMainPartUnknown && unknownWords.length > 0;
  return {
    kind: "meal",
    meal: {
      ...called(name, reading.meal),
      plate: named.meaning,
      understood,
      unknownWords,
      isMainPartUnknown,
    },
  };
}

/** Renames a meal. Also renames those sources of traits and scents that have the meal's name. */
function called(name: string, meal: Meal): Meal {
  const sameWord = (from: string) => (foldText(from) === foldText(name) ? name : from);
  const traits = { ...meal.traits };
  for (const trait of MEAL_TRAITS) {
    const { level, from } = traits[trait];
    traits[trait] = { level, from: sameWord(from) };
  }
  const aromas = new Map([...meal.aromas].map(([aroma, from]) => [aroma, sameWord(from)]));
  return { ...meal, name, traits, aromas };
}

/**
 * Whether the whole meal has the same food families as the one dish of the table that it names. The
 * meal's other parts can add families.
 */
function isSameFood({ families }: Meal, plate: MealReading): boolean {
  if (plate.kind === "unclear" || plate.meal.families.size !== families.size) return false;
  return [...families].every((family) => plate.meal.families.has(family));
}

/** Reads a meal by its parts only, without named plates. */
function readParts(text: string): MealReading {
  const { terms, unknown } = termsIn(text);
  const carriers = carriersOf(terms);
  const understood = wordingsOf(terms);
  const unclear = { kind: "unclear", understood, unknownWords: unknown } as const;
  const isOfAnything = carriers.every(({ is }) => is.length === 0);
  if (carriers.length === 0 || (isOfAnything && unknown.length > 0)) {
    const choices = mainParts().map((part) => [part, ...understood].join(", "));
    return { ...unclear, question: askWhat(terms, unknown), choices };
  }

  const dessert = carriers.find(isDessert);
  const savoury = carriers.find((term) => !isDessert(term) && term.is.length > 0);
  if (dessert && savoury && savoury.role !== "side") {
    const choices = [savoury.wording, dessert.wording];
    return { ...unclear, question: askWhich(savoury.wording, dessert.wording), choices };
  }
  const isMainPartUnknown =
    unknown.length > 0 &&
    (isHeadUnknown(text, terms) ||
      carriers.every(({ role }) => role === "side" || role === "touch"));
  return {
    kind: "meal",
    meal: mealOf({ text, terms, carriers, unknownWords: unknown, isMainPartUnknown }),
  };
}

/** Words between the main part of a dish and its sides, such as "with". */
const COMPANY = /\s(?:with|in|on|avec|aux?|con|al|alla|ai|mit|auf)\s/iu;

/**
 * Whether the main part of a dish is unknown and only its sides are known: "zurbel with cheese".
 */
function isHeadUnknown(text: string, terms: readonly TermMention[]): boolean {
  const headEnd = text.search(COMPANY);
  if (headEnd === -1 || terms.some(({ start }) => start < headEnd)) return false;
  const head = termsIn(text.slice(0, headEnd));
  return head.terms.length === 0 && head.unknown.length > 0;
}

/**
 * Labels of the buttons that answer a question about the main ingredient. The sommelier must know
 * these words in every language.
 */
const mainParts = (): string[] => [
  i18n._(/*i18n*/ { id: "Meat", comment: "main ingredient; the sommelier must know the word" }),
  i18n._(/*i18n*/ { id: "Fish", comment: "main ingredient; the sommelier must know the word" }),
  i18n._(
    /*i18n*/ { id: "Vegetables", comment: "main ingredient; the sommelier must know the word" },
  ),
  i18n._(/*i18n*/ { id: "Cheese", comment: "main ingredient; the sommelier must know the word" }),
  i18n._(/*i18n*/ { id: "Dessert|last course", comment: "the sommelier must know the word" }),
];

const QUOTED_WORDS = 4;

function askWhat(terms: readonly TermMention[], unknown: readonly string[]): string {
  if (terms.length > 0)
    return i18n._(
      "I understand “{food}”, but not of what: what is the main ingredient, and is it mild, hot or sweet?",
      { food: terms[0]?.wording },
    );
  if (unknown.length > 0)
    return i18n._(
      "I don't know “{words}”: what is the main ingredient, and is it mild, hot or sweet?",
      { words: unknown.slice(0, QUOTED_WORDS).join(" ") },
    );
  return i18n._("What are you cooking: meat, fish, vegetables, cheese or a dessert?");
}

function askWhich(savoury: string, dessert: string): string {
  return i18n._("Is the wine for the {savoury} or for the {dessert}? One wine rarely suits both.", {
    savoury,
    dessert,
  });
}
