import { cell, readTsv } from "sync-protocol";
import namesTable from "sync-protocol/data/meals/names.tsv?raw";
import { textLanguage } from "../../language/i18n.ts";
import { LANGUAGES, MEAL_TRAITS } from "./lexicon.ts";
import type { Meal } from "./Meal.ts";

const NAMES = new Map(
  readTsv(namesTable, {
    name: cell.text,
    fr: cell.optional(cell.text),
    it: cell.optional(cell.text),
    es: cell.optional(cell.text),
    de: cell.optional(cell.text),
  }).map(({ name, ...names }) => [name, { en: name, ...names }]),
);

export function dishName(name: string): string {
  const language = LANGUAGES.find((one) => one === textLanguage()) ?? "en";
  return NAMES.get(name)?.[language] ?? name;
}

/** Gives a meal another name, which the reasons for its traits and scents then also use. */
export function renamed(meal: Meal, name: string): Meal {
  const traits = { ...meal.traits };
  for (const trait of MEAL_TRAITS) traits[trait] = { ...traits[trait], from: name };
  const aromas = new Map([...meal.aromas.keys()].map((aroma) => [aroma, name]));
  return { ...meal, name, traits, aromas };
}
