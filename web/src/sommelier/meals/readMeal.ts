import { foldText } from "sync-protocol";
import { MEAL_TRAITS } from "./lexicon.ts";
import type { Meal, MealReading } from "./Meal.ts";
import { carriersOf, isDessert, mealOf } from "./mealOf.ts";
import { writtenWords } from "./mealWords.ts";
import { platesIn } from "./namedPlates.ts";
import { asSaid, type SaidTerm, saidOf, termsIn, writtenFrom } from "./saidTerms.ts";

/** Maximum characters that are read. */
const MEAL_MAX = 2000;

/**
 * Reads a meal from whole kitchen words, in any mix of five languages. A text without a dish or an
 * ingredient, or with both a savoury course and a dessert, leads to a question instead of a guess.
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
  const said = asSaid([named.meaning.name], writtenFrom(text, covered));
  const passedOver = reading.meal.passedOver.filter(
    (one) => !covered.some(({ word }) => word === one),
  );
  const understood = [said, ...reading.meal.understood.filter((word) => !isWithin(word, said))];
  const name = isWithin(reading.meal.name, said) ? said : reading.meal.name;
  const isNearly = reading.meal.isNearly && passedOver.length > 0;
  return {
    kind: "meal",
    meal: {
      ...called(name, reading.meal),
      plate: named.meaning,
      understood,
      passedOver,
      isNearly,
    },
  };
}

/** Renames a meal, also where a trait or a scent comes from the same word. */
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

/** Whether no other part of the meal turns its named plate into another kind of food. */
function isSameFood({ families }: Meal, plate: MealReading): boolean {
  if (plate.kind === "unclear" || plate.meal.families.size !== families.size) return false;
  return [...families].every((family) => plate.meal.families.has(family));
}

const isWithin = (part: string, whole: string): boolean =>
  ` ${foldText(whole)} `.includes(` ${foldText(part)} `);

/** Reads a meal by its parts, whether it has a name or not. */
function readParts(text: string): MealReading {
  const { terms, unknown } = termsIn(text);
  const carriers = carriersOf(terms);
  const understood = saidOf(terms);
  const unclear = { kind: "unclear", understood, passedOver: unknown } as const;
  const isOfAnything = carriers.every(({ is }) => is.length === 0);
  if (carriers.length === 0 || (isOfAnything && unknown.length > 0)) {
    const choices = MAIN_PARTS.map((part) => [part, ...understood].join(", "));
    return { ...unclear, question: askWhat(terms, unknown), choices };
  }

  const dessert = carriers.find(isDessert);
  const savoury = carriers.find((term) => !isDessert(term) && term.is.length > 0);
  if (dessert && savoury && savoury.role !== "side") {
    const choices = [savoury.said, dessert.said];
    return { ...unclear, question: askWhich(savoury.said, dessert.said), choices };
  }
  const isNearly =
    unknown.length > 0 &&
    (isHeadUnknown(text, terms) ||
      carriers.every(({ role }) => role === "side" || role === "touch"));
  return { kind: "meal", meal: mealOf({ text, terms, carriers, passedOver: unknown, isNearly }) };
}

/** Words between a dish and its company, such as "with". */
const COMPANY = /\s(?:with|in|on|avec|aux?|con|al|alla|ai|mit|auf)\s/iu;

/** Whether only the company of a dish is known: "zurbel with cheese". */
function isHeadUnknown(text: string, terms: readonly SaidTerm[]): boolean {
  const headEnd = text.search(COMPANY);
  if (headEnd === -1 || terms.some(({ start }) => start < headEnd)) return false;
  const head = termsIn(text.slice(0, headEnd));
  return head.terms.length === 0 && head.unknown.length > 0;
}

const MAIN_PARTS = ["Meat", "Fish", "Vegetables", "Cheese", "Dessert"];

const QUOTED_WORDS = 4;

function askWhat(terms: readonly SaidTerm[], unknown: readonly string[]): string {
  const what = "what is the main ingredient, and is it mild, hot or sweet?";
  if (terms.length > 0) return `I understand “${terms[0]?.said ?? ""}”, but not of what: ${what}`;
  if (unknown.length > 0)
    return `I don't know “${unknown.slice(0, QUOTED_WORDS).join(" ")}”: ${what}`;
  return "What are you cooking: meat, fish, vegetables, cheese or a dessert?";
}

function askWhich(savoury: string, dessert: string): string {
  return `Is the wine for the ${savoury} or for the ${dessert}? One wine rarely suits both.`;
}
