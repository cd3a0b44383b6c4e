import type { WineProfile } from "sync-protocol/profiles";
import type { MealTrait } from "../meals/lexicon.ts";
import type { Meal } from "../meals/Meal.ts";

export function bodyWord({ body }: WineProfile): "light" | "medium" | "full" {
  if (body < 2.25) return "light";
  return body < 3.75 ? "medium" : "full";
}

export function tanninWord({ tannin }: WineProfile): string {
  if (tannin < 2.5) return "gentle";
  return tannin < 3.75 ? "ripe" : "firm";
}

export function acidityWord({ acidity }: WineProfile): string {
  if (acidity < 2.75) return "soft";
  return acidity < 4.25 ? "fresh" : "bright";
}

export function sweetnessWord({ sweetness }: WineProfile): string {
  if (sweetness < 0.75) return "dry";
  if (sweetness < 2) return "off-dry";
  return sweetness < 3.75 ? "medium-sweet" : "sweet";
}

export function weightWord({ traits }: Meal): "light" | "medium-weight" | "rich" {
  if (traits.weight.level < 2.25) return "light";
  return traits.weight.level < 3.75 ? "medium-weight" : "rich";
}

/** The source of a trait, or the word `plain` if the source is the dish itself. */
export function sourceIn({ traits, name }: Meal, trait: MealTrait, plain: string): string {
  const { from } = traits[trait];
  return from === name ? plain : `the ${from}`;
}

/**
 * A trait with its source, "the salt of the anchovies"; without the source if the source is the
 * dish itself.
 */
export function traitIn({ traits, name }: Meal, trait: MealTrait, plain: string): string {
  const { from } = traits[trait];
  return from === name ? plain : `${plain} of the ${from}`;
}

/** Joins names in a sentence: "honey, nuts and spice". */
export function inARow(names: readonly string[], joint = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${joint} ${last}`;
}
