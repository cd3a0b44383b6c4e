import { foldText } from "sync-protocol";
import { type Aroma, type Place, PLACES } from "sync-protocol/profiles";
import { foodsOn } from "./classics.ts";
import { composed } from "./composed.ts";
import {
  ALTERNATING,
  isTelling,
  NEGATING,
  termsAt,
  type WrittenWord,
  writtenWords,
} from "./kitchenWords.ts";
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
  /** It is eaten by hand or on a sofa: no food for a grand bottle. */
  readonly isCasual: boolean;
  /** Its main part is not known: what is known stands beside it. */
  readonly isNearly: boolean;
  /** Scents by the term that brings them. */
  readonly aromas: ReadonlyMap<Aroma, string>;
  readonly origins: readonly Place[];
  /** Every term understood by its name in the lexicon, in the order of the text. */
  readonly terms: readonly string[];
  /** What was understood, in the person's own words. */
  readonly understood: readonly string[];
  /** The words of the text that no term covers, in its order. */
  readonly passedOver: readonly string[];
}

/** A text understood as a meal, or the one question that would make it so. */
export type MealReading =
  | { readonly kind: "meal"; readonly meal: Meal }
  | {
      readonly kind: "unclear";
      readonly question: string;
      /** What may be meant, each a meal that is understood. */
      readonly choices: readonly string[];
      readonly understood: readonly string[];
      readonly passedOver: readonly string[];
    };

/** A term, and how the person calls it. */
interface SaidTerm extends MealTerm {
  readonly said: string;
  /** Where that is in the text. */
  readonly start: number;
  readonly end: number;
}

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
  const written = writtenWords(text);
  const words = written.map(({ word }) => word);
  const named = platesIn(words).find(({ meaning }) =>
    isSameFood(reading.meal, readParts(meaning.name)),
  );
  if (!named) return reading;
  const covered = words.slice(named.start, named.end);
  const passedOver = reading.meal.passedOver.filter((word) => !covered.includes(word));
  const said = asSaid(
    [named.meaning.name],
    writtenFrom(text, written.slice(named.start, named.end)),
  );
  const understood = [said, ...reading.meal.understood.filter((word) => !isWithin(word, said))];
  const name = isWithin(reading.meal.name, said) ? said : reading.meal.name;
  return {
    kind: "meal",
    meal: { ...reading.meal, name, plate: named.meaning, understood, passedOver },
  };
}

/** Whether nothing beside a plate that the meal names made another kind of food of it. */
function isSameFood({ families }: Meal, plate: MealReading): boolean {
  if (plate.kind === "unclear" || plate.meal.families.size !== families.size) return false;
  return [...families].every((family) => plate.meal.families.has(family));
}

const isWithin = (part: string, whole: string): boolean =>
  ` ${foldText(whole)} `.includes(` ${foldText(part)} `);

/** Understands a meal by its parts, whether it has a name or not. */
function readParts(text: string): MealReading {
  const { terms, unknown } = termsIn(text);
  const carriers = carriersOf(terms);
  const understood = saidOf(terms);
  const unclear = { kind: "unclear", understood, passedOver: unknown } as const;
  if (carriers.length === 0) {
    return { ...unclear, question: askWhat(terms, unknown), choices: MAIN_PARTS };
  }

  const dessert = carriers.find(isDessert);
  const savoury = carriers.find((term) => !isDessert(term));
  if (dessert && savoury && savoury.role !== "side") {
    const choices = [savoury.said, dessert.said];
    return { ...unclear, question: askWhich(savoury.said, dessert.said), choices };
  }
  return { kind: "meal", meal: mealOf(terms, carriers, unknown) };
}

function isDessert(term: MealTerm): boolean {
  return term.is.some((family) => DESSERT_FAMILIES.has(family));
}

const MAIN_PARTS = ["Meat", "Fish", "Vegetables", "Cheese", "Dessert"];

const saidOf = (terms: readonly SaidTerm[]): string[] => [
  ...new Set(terms.map(({ said }) => said)),
];

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

/** The terms that stay after negations, each once, and the words that no term covers. */
function termsIn(text: string): { terms: SaidTerm[]; unknown: string[] } {
  const written = writtenWords(text);
  const words = written.map(({ word }) => word);
  const terms = new Map<MealTerm, SaidTerm>();
  const unknown: string[] = [];
  let negated = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    if (written[at]?.beginsClause) negated = false;
    const found = termsAt(words, at);
    if (found) {
      const taken = negated || words[found.end] === "free";
      const place = written.slice(at, found.end);
      const said = found.meant ?? writtenFrom(text, place);
      const [start, end] = [place[0]?.start ?? 0, place.at(-1)?.end ?? 0];
      for (const term of taken ? [] : found.terms) {
        const own = found.meant
          ? said
          : asSaid([...term.words.de, term.name, ...term.words.en], said);
        const isAdjective = term.isAdjective || isParticiple(term, own);
        if (!terms.has(term)) terms.set(term, { ...term, isAdjective, said: own, start, end });
      }
      at = found.end;
      negated &&= ALTERNATING.has(words[at] ?? "");
      continue;
    }
    if (NEGATING.has(word)) negated = true;
    else if (!ALTERNATING.has(word) && word !== "free" && isTelling(word)) {
      if (words[at + 1] !== "free" && !negated) unknown.push(word);
      negated &&= ALTERNATING.has(words[at + 1] ?? "");
    }
    at += 1;
  }
  return { terms: withoutGeneral([...terms.values()]), unknown };
}

/** "pickled", "lemony": how something is, where the term is a sauce or a spice. */
const isParticiple = ({ role, name }: MealTerm, said: string): boolean =>
  role === "touch" && said !== name && /(?:ed|y)$/u.test(said) && !said.includes(" ");

/** The words as the person wrote them. */
function writtenFrom(text: string, words: readonly WrittenWord[]): string {
  return text.slice(words[0]?.start, words.at(-1)?.end);
}

/** Without the capital of a sentence, where the word has none of its own, as "Thai" and German nouns have. */
function asSaid(names: readonly string[], written: string): string {
  if (written === written.toUpperCase()) return written.toLowerCase();
  const begins = foldText(written).slice(0, 4);
  const listed = names.filter((word) => foldText(word).startsWith(begins));
  const isCapital =
    listed.length === 0
      ? written.slice(1, 2) !== "" && /\p{Lu}/u.test(written.slice(1))
      : listed.some((word) => /^\p{Lu}/u.test(word));
  return isCapital ? written : written.slice(0, 1).toLowerCase() + written.slice(1);
}

/** General words by name, and the kinds of food of which each is the general word. */
const GENERAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["cheese", foodsOn("dairy")],
  ["fish", foodsOn("sea")],
  ["meat", foodsOn("meat")],
]);

/** Leaves out what only repeats a particular word: the cheese of "comté cheese", the meat of "duck meat". */
function withoutGeneral(terms: readonly SaidTerm[]): SaidTerm[] {
  return terms.filter((term) => {
    const kinds = GENERAL.get(term.name);
    if (!kinds) return true;
    return !terms.some((other) => other !== term && other.is.some((family) => kinds.has(family)));
  });
}

/** The terms that the plate is built on: dishes and main parts, or else sides, or else a sauce. */
function carriersOf(terms: readonly SaidTerm[]): SaidTerm[] {
  const greatest = terms.filter(({ role }) => role === "dish" || role === "main");
  if (greatest.length > 0) return greatest;
  const sides = withoutFruit(terms.filter(({ role }) => role === "side"));
  return sides.length > 0 ? sides : terms.filter(({ is }) => is.length > 0);
}

/** Fruit is a dessert by itself, and no more than company beside another side: "kale and apple salad". */
function withoutFruit(sides: readonly SaidTerm[]): SaidTerm[] {
  const others = sides.filter((side) => !isDessert(side));
  return others.length > 0 ? others : [...sides];
}

function mealOf(
  terms: readonly SaidTerm[],
  carriers: readonly SaidTerm[],
  passedOver: readonly string[],
): Meal {
  const name = nameOf(terms, carriers);
  const aromas = new Map<Aroma, string>();
  for (const term of terms) {
    for (const aroma of term.aromas)
      if (!aromas.has(aroma)) aromas.set(aroma, term.isAdjective ? name : term.said);
  }
  const families = familiesOf(terms, carriers);
  return {
    name,
    traits: traitsOf(terms, carriers, name),
    families,
    plate: undefined,
    tables: tablesOf(families),
    isDessert: carriers.some(isDessert),
    isCasual: terms.some((term) => term.isCasual),
    isNearly:
      passedOver.length > 0 && carriers.every(({ role }) => role === "side" || role === "touch"),
    aromas,
    origins: terms.flatMap(({ origin }) => PLACES.get(origin ?? "") ?? []),
    terms: terms.map(({ name }) => name),
    understood: saidOf(terms),
    passedOver,
  };
}

/** How a plate is prepared says more of it than what is prepared, where both are known. */
function familiesOf(
  terms: readonly SaidTerm[],
  carriers: readonly SaidTerm[],
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
function nameOf(terms: readonly SaidTerm[], carriers: readonly SaidTerm[]): string {
  const plate = carriers.find(({ role }) => role === "dish");
  const [part, second] = carriers.filter(({ role }) => role !== "dish");
  if (plate && part && (plate.is.length === 0 || isOfKitchen(plate))) return joined(part, plate);
  if (plate && isOfKitchen(plate)) return `${plate.said} food`;
  if (!plate && part && second) return joined(part, second, "and");
  const named = plate ?? part;
  const cooking = terms.find(({ role, name }) => role === "touch" && NAMING.has(name));
  if (!named || !cooking) return named?.said ?? "";
  return cooking.said === named.said ? named.said : `${cooking.said} ${named.said}`;
}

/** "Sichuan" for Sichuan food: of a kitchen, not yet a dish. */
const isOfKitchen = ({ name, said }: SaidTerm): boolean =>
  name.endsWith(" food") && !said.includes(" ") && foldText(name).startsWith(foldText(said));

/** Two words of one dish as they are written: "mushroom risotto"; once where both are one: "Rinderbraten". */
function joined(one: SaidTerm, other: SaidTerm, joint = ""): string {
  if (one.said === other.said) return one.said;
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const isOneName = last.start - first.end <= 1;
  if (isOneName) return `${first.said} ${last.said}`;
  return [one.said, joint, other.said].filter(Boolean).join(" ");
}

function traitsOf(
  terms: readonly SaidTerm[],
  carriers: readonly SaidTerm[],
  name: string,
): Meal["traits"] {
  const felt = (trait: MealTrait): Felt => {
    const { level, from } = strongest(trait, terms, carriers);
    return { level, from: from?.isAdjective ? name : (from?.said ?? "") };
  };
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
function weightOf(terms: readonly SaidTerm[], carriers: readonly SaidTerm[]): Felt {
  const heaviest = carriers.toSorted((a, b) => levelIn(b, "weight") - levelIn(a, "weight"))[0];
  const lift = terms.reduce((sum, term) => sum + term.lift, 0);
  const base = heaviest ? levelIn(heaviest, "weight") : 0;
  const level = clamped(base + clamped(lift, -1, 1), LIGHTEST, STRONGEST);
  return { level, from: heaviest?.said ?? "" };
}

/** The strongest source of a trait and a quarter of the next: two salty things are saltier. */
function strongest(
  trait: MealTrait,
  terms: readonly SaidTerm[],
  carriers: readonly SaidTerm[],
): { level: number; from: SaidTerm | undefined } {
  const shares = terms.map((term) => {
    const share = term.role === "side" && !carriers.includes(term) ? SIDE_SHARE : 1;
    return { level: levelIn(term, trait) * share, from: term };
  });
  const [first, second] = shares.filter(({ level }) => level > 0).sort((a, b) => b.level - a.level);
  const tempering = shares.reduce((sum, { level }) => sum + Math.min(level, 0), 0);
  const level = (first?.level ?? 0) + (second?.level ?? 0) * SECOND_SHARE + tempering;
  return { level: clamped(level, 0, STRONGEST), from: first?.from };
}

function levelIn(term: MealTerm, trait: MealTrait): number {
  return term.traits[trait] ?? 0;
}

function clamped(level: number, least: number, most: number): number {
  return Math.min(Math.max(level, least), most);
}
