import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import { CLASSICS } from "../meals/classics.ts";
import type { Meal } from "../meals/Meal.ts";
import { styleInWords } from "../wines/styleInWords.ts";

const NAMED = 3;

/** One sentence about what to buy for a meal that no wine in the cellar suits. */
export function whatWouldSuit(meal: Meal): string {
  const [food = ""] = meal.families;
  const known = meal.plate?.wines ?? CLASSICS.get(food)?.best;
  const wines = known?.slice(0, NAMED).map(styleInWords) ?? [styleFor(meal)];
  return i18n._("For {food}, {wines} would suit.", {
    food: meal.name,
    wines: listInWords(wines, "or"),
  });
}

function styleFor({ traits }: Meal): string {
  if (traits.sweet.level >= 2.75) return i18n._("a sweet wine");
  if (traits.heat.level >= 2) return i18n._("an off-dry Riesling");
  if (traits.protein.level >= 3) return i18n._("a full red with some tannin");
  return traits.weight.level >= 3
    ? i18n._("a full, fresh white or a supple red")
    : i18n._("a light, crisp white");
}
