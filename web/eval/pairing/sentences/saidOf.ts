import { profileOf } from "sync-protocol/profiles";
import type { PairingRule } from "../../../src/sommelier/rules/PairingRule.ts";
import type { Meal } from "../../../src/sommelier/meals/Meal.ts";
import { readMeal } from "../../../src/sommelier/meals/readMeal.ts";
import { CELLAR } from "../guidedPairing.ts";

const NOW = { year: 2026 };
const SPEAKS_FOR = 0.6;
const SPEAKS_AGAINST = 0.4;

export interface SaidClause {
  readonly dish: string;
  readonly wine: string;
  readonly says: "against" | "for";
  readonly clause: string;
  /**
   * The clause with placeholders instead of names. Clauses that differ only by names have the same
   * template.
   */
  readonly template: string;
}

export function saidOf(rule: PairingRule, dishes: readonly string[]): SaidClause[] {
  return dishes.flatMap((dish) => {
    const reading = readMeal(dish);
    if (reading.kind !== "meal" || rule.stake(reading.meal) <= 0) return [];
    const { meal } = reading;
    return CELLAR.flatMap((wine): SaidClause[] => {
      const profile = profileOf(wine, NOW);
      const earned = rule.earned(meal, profile);
      if (earned > SPEAKS_AGAINST && earned < SPEAKS_FOR) return [];
      const says = earned >= SPEAKS_FOR ? "for" : "against";
      const clause = rule[says === "for" ? "praise" : "caution"](meal, profile);
      return [{ dish, wine: wine.name, says, clause, template: templateOf(clause, meal) }];
    });
  });
}

function templateOf(clause: string, { name, traits, aromas }: Meal): string {
  const sources = [name, ...Object.values(traits).map(({ from }) => from), ...aromas.values()];
  let template = clause
    .replace(/^.*(?= is a classic| goes well with)/u, "W")
    .replace(/(?<=note of ).*(?= suits)/u, "S")
    .replace(/(?<=both come from |wine from ).*?(?=$| is)/u, "P")
    .replace(/\b(?:bright|fresh)(?= acidity)|\b(?:gentle|ripe|firm)(?= tannin)/u, "W")
    .replace(/(?<=hint of )\w+/u, "S");
  for (const source of sources.toSorted((a, b) => b.length - a.length))
    if (source !== "") template = template.replaceAll(source, "D");
  return template;
}
