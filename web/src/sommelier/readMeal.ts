import { type Aroma, type Place, PLACES } from "sync-protocol/profiles";
import { foodsOn } from "./classics.ts";
import { composed } from "./composed.ts";
import { ALTERNATING, isTelling, NEGATING, tellingWords, termsAt } from "./kitchenWords.ts";
import type { MealTerm, MealTrait } from "./lexicon.ts";
import { type Plate, platesIn } from "./namedPlates.ts";
import { tablesOf } from "./pours/tables.ts";

/** How strongly a trait is felt, and which term brings it. */
export interface Felt {
  /** 0 not at all, 5 as strong as food gets. */
  readonly level: number;
  readonly from: string;
}

/** What the rules know of a meal. */
export interface Meal {
  /** How a sentence names it: "grilled lamb". */
  readonly name: string;
  readonly traits: Readonly<Record<MealTrait, Felt>>;
  readonly families: ReadonlySet<string>;
  /** The plate that guides know by its name, where nothing beside it makes other food of it. */
  readonly plate: Plate | undefined;
  /** The wider kinds of food, for which guides pour alike. */
  readonly tables: readonly string[];
  readonly isDessert: boolean;
  /** Scents by the term that brings them. */
  readonly aromas: ReadonlyMap<Aroma, string>;
  readonly origins: readonly Place[];
  /** Every term understood, in the order of the text. */
  readonly understood: readonly string[];
  /** The words of the text that no term covers, in its order. */
  readonly passedOver: readonly string[];
}

/** A text understood as a meal, or the one question that would make it so. */
export type MealReading =
  | { readonly kind: "meal"; readonly meal: Meal }
  | { readonly kind: "unclear"; readonly question: string };

/** Sides lend this much of their traits to the plate that they stand beside. */
const SIDE_SHARE = 0.6;
/** What the second source of a trait adds to the first. */
const SECOND_SHARE = 0.25;
/** A meal is described in fewer characters; what follows is not read. */
const MEAL_MAX = 2000;
const STRONGEST = 5;
const LIGHTEST = 1;
/** A question quotes no more than these unknown words. */
const QUOTED_WORDS = 4;

const DESSERT_FAMILIES = foodsOn("sweet");

/**
 * Understands a meal by whole kitchen words, in any of five languages mixed.
 *
 * A text without a dish or an ingredient, or with both a savoury course and a dessert, is not
 * guessed at: it comes back as one question.
 */
export function readMeal(whole: string): MealReading {
  const text = whole.slice(0, MEAL_MAX);
  const reading = readParts(text);
  if (reading.kind === "unclear") return reading;
  const words = tellingWords(text);
  const named = platesIn(words).find(({ meaning }) =>
    isSameFood(reading.meal, readParts(meaning.name)),
  );
  if (!named) return reading;
  const covered = words.slice(named.start, named.end);
  const passedOver = reading.meal.passedOver.filter((word) => !covered.includes(word));
  return { kind: "meal", meal: { ...reading.meal, plate: named.meaning, passedOver } };
}

/** Whether nothing beside a plate that the meal names made another kind of food of it. */
function isSameFood({ families }: Meal, plate: MealReading): boolean {
  if (plate.kind === "unclear" || plate.meal.families.size !== families.size) return false;
  return [...families].every((family) => plate.meal.families.has(family));
}

/** Understands a meal by its parts, whether it has a name or not. */
function readParts(text: string): MealReading {
  const { terms, unknown } = termsIn(text);
  const carriers = carriersOf(terms);
  if (carriers.length === 0) return { kind: "unclear", question: askWhat(terms, unknown) };

  const dessert = carriers.find(isDessert);
  const savoury = carriers.find((term) => !isDessert(term));
  if (dessert && savoury && savoury.role !== "side") {
    return { kind: "unclear", question: askWhich(savoury.name, dessert.name) };
  }
  return { kind: "meal", meal: mealOf(terms, carriers, unknown) };
}

function isDessert(term: MealTerm): boolean {
  return term.is.some((family) => DESSERT_FAMILIES.has(family));
}

function askWhat(terms: readonly MealTerm[], unknown: readonly string[]): string {
  const what = "what is the main ingredient, and is it mild, hot or sweet?";
  if (terms.length > 0) return `I understand “${terms[0]?.name ?? ""}”, but not of what: ${what}`;
  if (unknown.length > 0)
    return `I don't know “${unknown.slice(0, QUOTED_WORDS).join(" ")}”: ${what}`;
  return "What are you cooking: meat, fish, vegetables, cheese or a dessert?";
}

function askWhich(savoury: string, dessert: string): string {
  return `Is the wine for the ${savoury} or for the ${dessert}? One wine rarely suits both.`;
}

/** The terms that stay after negations, each once, and the words that no term covers. */
function termsIn(text: string): { terms: MealTerm[]; unknown: string[] } {
  const words = tellingWords(text);
  const terms = new Set<MealTerm>();
  const unknown: string[] = [];
  let negated = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const found = termsAt(words, at);
    if (found) {
      const taken = negated || words[found.end] === "free";
      if (!taken) found.terms.forEach((term) => terms.add(term));
      at = found.end;
      negated &&= ALTERNATING.has(words[at] ?? "");
      continue;
    }
    if (NEGATING.has(word)) negated = true;
    else if (!ALTERNATING.has(word) && word !== "free" && isTelling(word)) unknown.push(word);
    at += 1;
  }
  return { terms: withoutGeneral([...terms]), unknown };
}

/** General words by name, and the kinds of food of which each is the general word. */
const GENERAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["cheese", foodsOn("dairy")],
  ["fish", foodsOn("sea")],
  ["meat", foodsOn("meat")],
]);

/** Leaves out what only repeats a particular word: the cheese of "comté cheese", the meat of "duck meat". */
function withoutGeneral(terms: readonly MealTerm[]): MealTerm[] {
  return terms.filter((term) => {
    const kinds = GENERAL.get(term.name);
    if (!kinds) return true;
    return !terms.some((other) => other !== term && other.is.some((family) => kinds.has(family)));
  });
}

/** The terms that the plate is built on: dishes and main parts, or else sides, or else a sauce. */
function carriersOf(terms: readonly MealTerm[]): MealTerm[] {
  const greatest = terms.filter(({ role }) => role === "dish" || role === "main");
  if (greatest.length > 0) return greatest;
  const sides = terms.filter(({ role }) => role === "side");
  return sides.length > 0 ? sides : terms.filter(({ is }) => is.length > 0);
}

function mealOf(
  terms: readonly MealTerm[],
  carriers: readonly MealTerm[],
  passedOver: readonly string[],
): Meal {
  const aromas = new Map<Aroma, string>();
  for (const term of terms) {
    for (const aroma of term.aromas) if (!aromas.has(aroma)) aromas.set(aroma, term.name);
  }
  const families = familiesOf(terms, carriers);
  return {
    name: nameOf(terms, carriers),
    traits: traitsOf(terms, carriers),
    families,
    plate: undefined,
    tables: tablesOf(families),
    isDessert: carriers.some(isDessert),
    aromas,
    origins: terms.flatMap(({ origin }) => PLACES.get(origin ?? "") ?? []),
    understood: terms.map(({ name }) => name),
    passedOver,
  };
}

/** How a plate is prepared says more of it than what is prepared, where both are known. */
function familiesOf(
  terms: readonly MealTerm[],
  carriers: readonly MealTerm[],
): ReadonlySet<string> {
  const told = carriers.filter(({ is }) => is.length > 0);
  const dishes = told.filter(({ role }) => role === "dish");
  const telling = dishes.length > 0 ? dishes : told;
  return composed(
    telling.flatMap(({ is }) => is),
    terms,
  );
}

const NAMING: ReadonlySet<string> = new Set([
  "braised",
  "fried",
  "grilled",
  "pan-fried",
  "raw",
  "roast",
  "smoked",
  "spicy",
  "steamed",
]);

/** "grilled lamb", "venison stew", "ham and eggs". */
function nameOf(terms: readonly MealTerm[], carriers: readonly MealTerm[]): string {
  const plate = carriers.find(({ role }) => role === "dish");
  const [part, second] = carriers.filter(({ role }) => role !== "dish");
  if (plate?.is.length === 0 && part) return `${part.name} ${plate.name}`;
  if (!plate && part && second) return `${part.name} and ${second.name}`;
  const named = plate ?? part;
  const cooking = terms.find(({ role, name }) => role === "touch" && NAMING.has(name));
  const name = named?.name ?? "";
  return cooking && !name.startsWith(cooking.name) ? `${cooking.name} ${name}` : name;
}

function traitsOf(terms: readonly MealTerm[], carriers: readonly MealTerm[]): Meal["traits"] {
  const felt = (trait: MealTrait) => strongest(trait, terms, carriers);
  return {
    weight: weightOf(terms, carriers),
    fat: felt("fat"),
    protein: felt("protein"),
    sweet: felt("sweet"),
    acid: felt("acid"),
    salt: felt("salt"),
    heat: felt("heat"),
    umami: felt("umami"),
    iodine: felt("iodine"),
    bitter: felt("bitter"),
    smoke: felt("smoke"),
  };
}

/** The heaviest carrier, made lighter or heavier by how it is cooked and dressed. */
function weightOf(terms: readonly MealTerm[], carriers: readonly MealTerm[]): Felt {
  const heaviest = carriers.toSorted((a, b) => levelIn(b, "weight") - levelIn(a, "weight"))[0];
  const lift = terms.reduce((sum, term) => sum + term.lift, 0);
  const base = heaviest ? levelIn(heaviest, "weight") : 0;
  const level = clamped(base + clamped(lift, -1, 1), LIGHTEST, STRONGEST);
  return { level, from: heaviest?.name ?? "" };
}

/** The strongest source of a trait and a quarter of the next: two salty things are saltier. */
function strongest(
  trait: MealTrait,
  terms: readonly MealTerm[],
  carriers: readonly MealTerm[],
): Felt {
  const shares = terms.map((term) => {
    const share = term.role === "side" && !carriers.includes(term) ? SIDE_SHARE : 1;
    return { level: levelIn(term, trait) * share, from: term.name };
  });
  const [first, second] = shares.filter(({ level }) => level > 0).sort((a, b) => b.level - a.level);
  const tempering = shares.reduce((sum, { level }) => sum + Math.min(level, 0), 0);
  const level = (first?.level ?? 0) + (second?.level ?? 0) * SECOND_SHARE + tempering;
  return { level: clamped(level, 0, STRONGEST), from: first?.from ?? "" };
}

function levelIn(term: MealTerm, trait: MealTrait): number {
  return term.traits[trait] ?? 0;
}

function clamped(level: number, least: number, most: number): number {
  return Math.min(Math.max(level, least), most);
}
