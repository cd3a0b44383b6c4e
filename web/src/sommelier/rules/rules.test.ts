import type { WineType } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { profileWine, type WineProfile } from "sync-protocol/profiles";
import { aWine } from "../../rules/testBuilders.ts";
import type { Meal } from "../meals/Meal.ts";
import { readMeal } from "../meals/readMeal.ts";
import { PAIRING_RULES } from "./rules.ts";

/** For each rule a meal, a wine that the rule praises and a wine that the rule warns against. */
const EXAMPLES: Record<string, readonly [meal: string, praised: string, warned: string]> = {
  "classic partners": ["goat cheese", "Sancerre", "Priorat"],
  "what guides pour": ["goose", "Red Burgundy", "Muscadet"],
  "weight with weight": ["sole", "Muscadet", "Amarone"],
  "at least as sweet as the dish": ["crème brûlée", "Sauternes", "Chablis"],
  "no sweeter than the dish allows": ["steak", "Médoc", "Sauternes"],
  "acid with acid": ["tomato salad with vinaigrette", "Sancerre", "Condrieu"],
  "fat is cut": ["salmon in cream sauce", "Champagne", "Condrieu"],
  "salt and frying want acid and bubbles": ["fish and chips", "Champagne", "Condrieu"],
  "tannin with protein and fat": ["steak", "Barolo", "Condrieu"],
  "chilli against tannin and alcohol": ["Thai green curry", "Kabinett", "Barolo"],
  "iodine and tannin never": ["oysters", "Chablis", "Barolo"],
  "umami hardens tannin": ["mushrooms", "Red Burgundy", "Barolo"],
  "bitter adds to bitter": ["artichoke", "Sancerre", "Barolo"],
  "smoke with spice and ripeness": ["barbecue", "Barossa Shiraz", "Muscadet"],
  "shared scents": ["lamb with rosemary", "Chianti", "Barossa Shiraz"],
  "regional partners": ["bistecca alla fiorentina", "Chianti", "Barossa Shiraz"],
};

const TYPES: Readonly<Record<string, WineType>> = {
  Champagne: "Sparkling Wine",
  Chablis: "White Wine",
  Condrieu: "White Wine",
  Kabinett: "White Wine",
  Muscadet: "White Wine",
  Sancerre: "White Wine",
  Sauternes: "Dessert Wine",
};

const REGIONS: Readonly<Record<string, string>> = {
  "Barossa Shiraz": "Barossa Valley",
  "Red Burgundy": "Bourgogne",
};

describe("praise and warning by each rule", () => {
  test.each(PAIRING_RULES.map((rule) => [rule.name, rule] as const))(
    "the rule “%s” praises one wine and warns against another",
    (name, rule) => {
      const [text, praised, warned] = EXAMPLES[name]!;
      const meal = mealIn(text);
      const [friend, foe] = [wineCalled(praised), wineCalled(warned)];

      expect(rule.stake(meal)).toBeGreaterThan(0);
      expect(rule.earned(meal, friend)).toBeGreaterThan(0.6);
      expect(rule.earned(meal, foe)).toBeLessThanOrEqual(0.4);
      expect(rule.praise(meal, friend)).toMatch(/\S+ \S+ \S+/);
      expect(rule.caution(meal, foe)).toMatch(/\S+ \S+ \S+/);
    },
  );
});

test("every pairing rule scores from 0 to 1 and gives complete clauses", () => {
  const wines = Object.values(EXAMPLES).flatMap(([, ...names]) => names.map(wineCalled));
  for (const [text] of Object.values(EXAMPLES)) {
    const meal = mealIn(text);
    for (const rule of PAIRING_RULES.filter((entry) => entry.stake(meal) > 0)) {
      for (const wine of wines) {
        const earned = rule.earned(meal, wine);
        expect(earned, rule.name).toBeGreaterThanOrEqual(0);
        expect(earned, rule.name).toBeLessThanOrEqual(1);
        const clause = earned >= 0.5 ? rule.praise(meal, wine) : rule.caution(meal, wine);
        expect(clause).not.toMatch(/undefined|NaN|the $|the ,| {2}/);
      }
    }
  }
});

function mealIn(text: string): Meal {
  const reading = readMeal(text);
  if (reading.kind === "unclear") throw new Error(reading.question);
  return reading.meal;
}

function wineCalled(style: string): WineProfile {
  const type = TYPES[style] ?? "Red Wine";
  const region = REGIONS[style] ?? style;
  const wine = aWine({ name: style, type, varietal: "-", region, country: "-", vintage: 2022 });
  return profileWine(wine, { year: 2026 });
}
