import type { Aroma, WineProfile } from "sync-protocol/profiles";
import { i18n, textLanguage } from "../../language/i18n.ts";
import type { MealTrait } from "../meals/lexicon.ts";
import type { Meal } from "../meals/Meal.ts";

export function bodyWord({ body }: WineProfile): "light" | "medium" | "full" {
  if (body < 2.25) return "light";
  return body < 3.75 ? "medium" : "full";
}

/** Example: "its ripe tannin", as the subject or object of a sentence. */
export function itsTannin({ tannin }: WineProfile): string {
  if (tannin < 2.5) return i18n._("its gentle tannin");
  return tannin < 3.75 ? i18n._("its ripe tannin") : i18n._("its firm tannin");
}

export const isSoft = ({ acidity }: WineProfile): boolean => acidity < 2.75;

/** Example: "its bright acidity", as the subject of a sentence. */
export function itsAcidity(wine: WineProfile): string {
  if (isSoft(wine)) return i18n._("its soft acidity");
  return wine.acidity < 4.25 ? i18n._("its fresh acidity") : i18n._("its bright acidity");
}

export const isDry = ({ sweetness }: WineProfile): boolean => sweetness < 0.75;

export function weightWord({ traits }: Meal): "light" | "medium-weight" | "rich" {
  if (traits.weight.level < 2.25) return "light";
  return traits.weight.level < 3.75 ? "medium-weight" : "rich";
}

/** The source of a trait; `undefined` if the source is the dish itself. */
export function sourceIn({ traits, name }: Meal, trait: MealTrait): string | undefined {
  const { from } = traits[trait];
  return from === name ? undefined : from;
}

/**
 * The source of a trait. In languages other than English, `undefined` if the source is the dish
 * itself, because the sentence already has the dish's name in quotation marks.
 */
export const sourceNamedIn = (meal: Meal, trait: MealTrait): string | undefined =>
  textLanguage() === "en" ? meal.traits[trait].from : sourceIn(meal, trait);

const AROMA_TEXTS = {
  brine: /*i18n*/ { id: "brine", comment: "scent of a wine" },
  butter: /*i18n*/ { id: "butter", comment: "scent of a wine" },
  chocolate: /*i18n*/ { id: "chocolate", comment: "scent of a wine" },
  citrus: /*i18n*/ { id: "citrus", comment: "scent of a wine" },
  "dark fruit": /*i18n*/ { id: "dark fruit", comment: "scent of a wine" },
  "dried fruit": /*i18n*/ { id: "dried fruit", comment: "scent of a wine" },
  earth: /*i18n*/ { id: "earth", comment: "scent of a wine" },
  flowers: /*i18n*/ { id: "flowers", comment: "scent of a wine" },
  herbs: /*i18n*/ { id: "herbs", comment: "scent of a wine" },
  honey: /*i18n*/ { id: "honey", comment: "scent of a wine" },
  nuts: /*i18n*/ { id: "nuts", comment: "scent of a wine" },
  "orchard fruit": /*i18n*/ { id: "orchard fruit", comment: "scent of a wine" },
  pepper: /*i18n*/ { id: "pepper", comment: "scent of a wine" },
  "red fruit": /*i18n*/ { id: "red fruit", comment: "scent of a wine" },
  smoke: /*i18n*/ { id: "smoke", comment: "scent of a wine" },
  spice: /*i18n*/ { id: "spice", comment: "scent of a wine" },
  "stone fruit": /*i18n*/ { id: "stone fruit", comment: "scent of a wine" },
  toast: /*i18n*/ { id: "toast", comment: "scent of a wine" },
  "tropical fruit": /*i18n*/ { id: "tropical fruit", comment: "scent of a wine" },
} as const satisfies Record<Aroma, { id: string; comment: string }>;

export const aromaInWords = (aroma: Aroma): string => i18n._(AROMA_TEXTS[aroma]);
