import { CLASSICS } from "../meals/classics.ts";
import type { Meal } from "../meals/Meal.ts";
import { inARow } from "../rules/traitWords.ts";

const NAMED = 3;

/** One sentence about what to buy for a meal that no wine in the cellar suits. */
export function whatWouldSuit(meal: Meal): string {
  const [food = ""] = meal.families;
  const known = meal.plate?.wines ?? CLASSICS.get(food)?.best ?? [styleFor(meal)];
  const wines = known.slice(0, NAMED);
  return `For ${meal.name}, ${inARow(wines, "or")} would suit.`;
}

function styleFor({ traits }: Meal): string {
  if (traits.sweet.level >= 2.75) return "a sweet wine";
  if (traits.heat.level >= 2) return "an off-dry Riesling";
  if (traits.protein.level >= 3) return "a full red with some tannin";
  return traits.weight.level >= 3 ? "a full, fresh white or a supple red" : "a light, crisp white";
}
