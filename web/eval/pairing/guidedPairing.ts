import { pairMeal } from "../../src/sommelier/index.ts";
import { chosenFrom, rankCellar, SUITS } from "../../src/sommelier/ranking/rankCellar.ts";
import type { PairingRule } from "../../src/sommelier/rules/PairingRule.ts";
import { readMeal } from "../../src/sommelier/meals/readMeal.ts";
import { pairingRules } from "../../src/sommelier/rules/rules.ts";
import type { CatalogueWine } from "../catalogue.ts";
import { countPours } from "./countPours.ts";
import { type GuidedDish, guidedDishes, type GuidedPart, judgedDishes } from "./guides/dishes.ts";
import type { PairingGuide } from "./guides/guides.ts";
import { USUAL_STYLES } from "./guides/usualStyles.ts";
import { mean } from "../measures.ts";

const RANKS = 3;
/**
 * Minimum number of wines that guides accept for a dish, below which the dish is not evaluated:
 * with one accepted wine, a miss shows little about a ranking.
 */
const FEWEST_ACCEPTED = 2;

export const CELLAR = USUAL_STYLES.map(({ wine }) => wine);
const namesById = new Map(CELLAR.map(({ id, name }) => [id, name]));

interface Answer {
  readonly isUnderstood: boolean;
  /** Ids of the recommended wines, the best first. */
  readonly wines: readonly string[];
}

export type AnswerDish = (dish: GuidedDish) => Answer | Promise<Answer>;

interface AnsweredDish extends Answer {
  readonly dish: GuidedDish;
}

export function builtIn(now: { readonly year: number }): AnswerDish {
  return ({ dish }) => {
    const given = pairMeal(dish, CELLAR, now);
    return {
      isUnderstood: given.kind !== "ask",
      wines: given.kind === "pairings" ? given.pairings.map(({ wineId }) => wineId) : [],
    };
  };
}

/**
 * The built-in sommelier, whose frequencies for each dish are counted without the guides that
 * mention the dish. Its rules may still be tuned to the dish.
 */
export function trainOnOtherGuides(
  dishes: readonly GuidedDish[],
  catalogue: readonly CatalogueWine[],
  now: { readonly year: number },
): AnswerDish {
  const known = new Map<string, readonly PairingRule[]>();
  const rulesWithout = (guides: readonly PairingGuide[]) => {
    const key = guides.map(({ title }) => title).join();
    const others = dishes.filter((dish) => !dish.guides.some((guide) => guides.includes(guide)));
    const rules = known.get(key) ?? pairingRules(countPours(others, catalogue));
    known.set(key, rules);
    return rules;
  };
  return ({ dish, guides }) => {
    const reading = readMeal(dish);
    if (reading.kind === "unclear") return { isUnderstood: false, wines: [] };
    const ranked = rankCellar(reading.meal, CELLAR, now, { rules: rulesWithout(guides) });
    const suiting = chosenFrom(ranked.filter(({ score }) => score >= SUITS));
    return { isUnderstood: true, wines: suiting.map(({ profile }) => profile.wine.id) };
  };
}

interface ReportOptions {
  readonly withMisses?: boolean;
  /**
   * If set, evaluates the dishes that we judged ourselves in this round, instead of the dishes of
   * published guides.
   */
  readonly judgedRound?: number;
}

export async function reportOnGuides(
  part: GuidedPart,
  answer: AnswerDish,
  say: (line: string) => void,
  { withMisses = part !== "unseen", judgedRound }: ReportOptions = {},
): Promise<void> {
  const all = judgedRound === undefined ? guidedDishes() : judgedDishes(judgedRound);
  const dishes = all.filter((dish) => dish.part === part);
  const answered: AnsweredDish[] = [];
  for (const dish of dishes) answered.push({ dish, ...(await answer(dish)) });
  const judged = answered.filter(({ dish }) => dish.accepted.size >= FEWEST_ACCEPTED);
  const source =
    judgedRound === undefined
      ? "Dishes of published guides"
      : `Dishes judged by us, round ${String(judgedRound)}`;
  say(`\n${source}, ${part}, one wine of each of ${String(CELLAR.length)} styles`);
  const percent = (part: readonly AnsweredDish[], whole: readonly AnsweredDish[]) =>
    `${((100 * part.length) / whole.length).toFixed(0)} % of ${String(whole.length)}`;
  const asked = answered.filter(({ isUnderstood }) => !isUnderstood);
  say(`  asked back                  ${percent(asked, answered)}`);
  say(`  a named style in first place ${percent(judged.filter(hitsWithin(1)), judged)}`);
  say(
    `  a named style in the first ${String(RANKS)} ${percent(judged.filter(hitsWithin(RANKS)), judged)}`,
  );
  say(
    `  in the first ${String(RANKS)} by chance    ${(100 * mean(judged.map(chanceOf))).toFixed(0)} %`,
  );
  if (withMisses) for (const one of answered) sayMiss(one, say);
}

const hitsWithin =
  (ranks: number) =>
  ({ dish, wines }: AnsweredDish): boolean =>
    wines.slice(0, ranks).some((id) => dish.accepted.has(id));

function chanceOf({ dish }: AnsweredDish): number {
  const others = CELLAR.length - dish.accepted.size;
  let none = 1;
  for (let drawn = 0; drawn < RANKS; drawn++) none *= (others - drawn) / (CELLAR.length - drawn);
  return 1 - none;
}

function sayMiss(one: AnsweredDish, say: (line: string) => void): void {
  const { dish, wines, isUnderstood } = one;
  if (hitsWithin(1)(one)) return;
  const named = (ids: Iterable<string>) => [...ids].map((id) => namesById.get(id)).join(", ");
  const depth = hitsWithin(RANKS)(one) ? "second" : "MISSED";
  const few = dish.accepted.size < FEWEST_ACCEPTED ? " (one)" : "";
  const given = isUnderstood ? named(wines) : "asked back";
  say(`    ${depth}${few} ${dish.dish}: ${given} | named: ${named(dish.accepted)}`);
}
