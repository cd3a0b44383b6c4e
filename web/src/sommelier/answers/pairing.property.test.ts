import fc from "fast-check";
import type { Wine, WineType } from "sync-protocol";
import { expect, test } from "vitest";
import { profileWine, WINE_STYLES, type WineProfile } from "sync-protocol/profiles";
import { aWine, id } from "../../rules/testBuilders.ts";
import { CLASSICS } from "../meals/classics.ts";
import { pairMeal } from "../index.ts";
import { LEXICON } from "../meals/lexicon.ts";
import { rankCellar, SUITS } from "../ranking/rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import { readMeal } from "../meals/readMeal.ts";
import { scoringFor } from "../rules/scoreWine.ts";

const NOW = { year: 2026 };
const ROUNDING = 1e-9;

const SAVOURY = LEXICON.filter(
  ({ role, traits }) => (role === "dish" || role === "main") && (traits.sweet ?? 0) < 2,
).map(({ name }) => name);
const DESSERTS = LEXICON.filter(
  ({ role, traits }) =>
    role === "dish" && (traits.sweet ?? 0) >= 2.5 && !traits.protein && !traits.salt,
).map(({ name }) => name);

const wines: fc.Arbitrary<Wine> = fc
  .record({
    style: fc.constantFrom(...WINE_STYLES),
    type: fc.nat(),
    vintage: fc.integer({ min: 1990, max: 2025 }),
    n: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ style, type, vintage, n }) =>
    wineOf(style.name, style.types[type % style.types.length]!, vintage, n),
  );
const profiles = wines.map((wine) => profileWine(wine, NOW));
const cellars = fc.uniqueArray(wines, { maxLength: 12, selector: (wine) => wine.id });
const savoury = fc.constantFrom(...SAVOURY);

const everyClassic = [...CLASSICS.values()].flatMap(({ best }) => best);
const isDry = (wine: WineProfile) => wine.sweetness < 0.75;
const isFiery = (wine: WineProfile) =>
  wine.wine.type === "Red Wine" && (wine.tannin >= 4 || wine.alcohol >= 14.5);
const isCool = (wine: WineProfile) =>
  wine.tannin === 0 && wine.alcohol <= 12.5 && wine.sweetness <= 2;

test("the order of the cellar's wines does not change the answer", () => {
  const shuffles = cellars.chain((cellar) =>
    fc.tuple(
      fc.constant(cellar),
      fc.shuffledSubarray(cellar, { minLength: cellar.length, maxLength: cellar.length }),
    ),
  );
  check(savoury, shuffles, (meal, [cellar, shuffled]) => {
    expect(pairMeal(meal, shuffled, NOW)).toEqual(pairMeal(meal, cellar, NOW));
  });
});

test("the same question to the same cellar gets the same answer", () => {
  check(savoury, cellars, (meal, cellar) => {
    expect(
      pairMeal(
        meal,
        cellar.map((wine) => ({ ...wine })),
        NOW,
      ),
    ).toEqual(pairMeal(meal, cellar, NOW));
  });
});

test("a wine's percentage does not depend on the cellar's other wines", () => {
  check(savoury, cellars, (meal, cellar) => {
    const answer = pairMeal(meal, cellar, NOW);
    for (const pairing of answer.kind === "pairings" ? answer.pairings : []) {
      const alone = cellar.filter((wine) => wine.id === pairing.wineId);
      expect(pairMeal(meal, alone, NOW)).toMatchObject({ pairings: [pairing] });
    }
  });
});

test("added chilli never moves a tannic or strong red above another wine", () => {
  check(savoury, profiles.filter(isFiery), profiles.filter(isCool), (text, fiery, cool) => {
    const [before, after] = [scoring(text), scoring(`${text} with extra chilli`)];
    if (before(cool) >= before(fiery)) expect(after(cool)).toBeGreaterThanOrEqual(after(fiery));
  });
});

test("added chilli lowers the score of every suitable tannic or strong red", () => {
  check(savoury, profiles.filter(isFiery), (text, fiery) => {
    const [before, after] = [scoring(text), scoring(`${text} with extra chilli`)];
    if (before(fiery) >= 0.5) expect(after(fiery)).toBeLessThan(before(fiery));
  });
});

test("with a dessert, every sweet wine comes before every dry wine", () => {
  const sweet = profiles.filter(({ sweetness }) => sweetness >= 4);
  check(fc.constantFrom(...DESSERTS), profiles.filter(isDry), sweet, (text, dry, luscious) => {
    const score = scoring(text);
    expect(score(dry)).toBeLessThan(score(luscious));
  });
});

test("with a dessert, every dry wine earns less than 33 % of the points", () => {
  check(fc.constantFrom(...DESSERTS), profiles.filter(isDry), (text, dry) => {
    const friend = { ...dry, acidity: 5, bubbles: true, kinds: new Set(everyClassic) };
    expect(scoring(text)(friend)).toBeLessThan(1 / 3);
  });
});

test("no tannic red is recommended with a fiery meat dish", () => {
  const tannic = profiles.filter(({ wine, tannin }) => wine.type === "Red Wine" && tannin >= 4);
  check(savoury, tannic, (text, red) => {
    expect(scoring(`${text}, very spicy, with chilli`)(red)).toBeLessThan(SUITS);
  });
});

test("no luscious wine is recommended with a plain savoury plate", () => {
  const plain = SAVOURY.filter((text) => {
    const { traits, families } = mealIn(text);
    const bears = [
      "alpine cheese",
      "blue cheese",
      "British cheese",
      "Dutch cheese",
      "foie gras",
      "hard cheese",
      "Italian hard cheese",
      "mature cheese",
      "sheep cheese",
      "smoked cheese",
      "Stilton",
      "washed-rind cheese",
    ] as const;
    return (
      traits.sweet.level < 1 &&
      traits.heat.level < 2 &&
      !bears.some((family) => families.has(family))
    );
  });
  const sweet = profiles.filter(({ sweetness }) => sweetness >= 4);
  check(fc.constantFrom(...plain), sweet, (text, luscious) => {
    expect(scoring(text)(luscious)).toBeLessThan(SUITS);
  });
});

test("a sweeter dish never favours a dry wine over a sweet wine", () => {
  const sweet = profiles.filter(({ sweetness }) => sweetness >= 3);
  check(savoury, profiles.filter(isDry), sweet, (text, dry, luscious) => {
    const [before, after] = [sweetened(text, 0), sweetened(text, 4)];
    if (before(luscious) >= before(dry)) {
      expect(after(luscious)).toBeGreaterThanOrEqual(after(dry));
    }
  });
});

test("if chilli puts a more tannic wine first, that wine is weaker or sweeter", () => {
  check(savoury, cellars, (text, cellar) => {
    const before = firstOf(mealIn(text), cellar);
    const hotter = mealIn(text).traits.heat.level + 2;
    const after = firstOf(withTrait(mealIn(text), "heat", Math.min(hotter, 5)), cellar);
    if (!before || !after || after.tannin <= before.tannin) return;
    expect(after.alcohol < before.alcohol || after.sweetness > before.sweetness).toBe(true);
  });
});

test("of two reds unsuited to chilli, the dish's better match comes first", () => {
  const known = wineOf("Pauillac", "Red Wine", 2020, 1);
  const other = wineOf("Barossa Shiraz", "Red Wine", 2020, 2);

  const first = firstOf(withTrait(mealIn("lamb"), "heat", 2), [other, known]);

  expect(first?.wine.name).toBe(known.name);
});

test("for a sweeter dessert, the first recommended wine is never less sweet", () => {
  check(fc.constantFrom(...DESSERTS), cellars, (text, cellar) => {
    const { level } = mealIn(text).traits.sweet;
    const before = firstOf(mealIn(text), cellar);
    const after = firstOf(withTrait(mealIn(text), "sweet", Math.min(level + 1, 5)), cellar);
    if (after) expect(after.sweetness).toBeGreaterThanOrEqual(before?.sweetness ?? 0);
  });
});

test("every tannic red scores lower with oysters than tannin-free dry wines", () => {
  const tannic = profiles.filter(({ wine, tannin }) => wine.type === "Red Wine" && tannin >= 3);
  const others = profiles.filter((wine) => wine.tannin === 0 && isDry(wine));
  const score = scoring("oysters");
  check(tannic, others, (red, other) => {
    expect(score(red)).toBeLessThan(score(other));
  });
});

test("a heavier dish never reduces a heavier wine's lead over lighter wines", () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  check(savoury, profiles, profiles, part, part, (text, a, b, one, other) => {
    const [light, heavy] = a.body <= b.body ? [a, b] : [b, a];
    const lead = (grown: number) => {
      const weight = light.body + (heavy.body - light.body) * grown;
      const score = scoringFor(withTrait(mealIn(text), "weight", weight));
      return score(heavy) - score(light);
    };
    const [less, more] = one <= other ? [one, other] : [other, one];
    expect(lead(more)).toBeGreaterThanOrEqual(lead(less) - ROUNDING);
  });
});

test("any meal text gets one of the sommelier's four kinds of answer", () => {
  const word = fc.oneof(fc.constantFrom("without", ...SAVOURY, ...DESSERTS), fc.string());
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  check(text, wines, (meal, wine) => {
    for (const cellar of [[], [wine]]) {
      expect(["pairings", "nothing-suits", "ask", "empty-cellar"]).toContain(
        pairMeal(meal, cellar, NOW).kind,
      );
    }
  });
});

test("every reason is a sentence and every confidence a percentage", () => {
  check(savoury, cellars, (meal, cellar) => {
    const answer = pairMeal(meal, cellar, NOW);
    for (const { confidence, reasoning } of answer.kind === "pairings" ? answer.pairings : []) {
      expect(confidence).toBeGreaterThanOrEqual(60);
      expect(confidence).toBeLessThanOrEqual(100);
      expect(reasoning).toMatch(/^\p{Lu}.+\.$/u);
      expect(reasoning).not.toMatch(/undefined|NaN| {2}/);
    }
  });
});

/**
 * Checks a property with these arbitraries. A failure prints its seed, which becomes a regression
 * test.
 */
function check<Values extends [unknown, ...unknown[]]>(
  ...given: [...{ [At in keyof Values]: fc.Arbitrary<Values[At]> }, (...values: Values) => void]
): void {
  const arbitraries = given.slice(0, -1) as { [At in keyof Values]: fc.Arbitrary<Values[At]> };
  const holds = given.at(-1) as (...values: Values) => void;
  fc.assert(fc.property(...arbitraries, holds), { numRuns: 300 });
}

function scoring(text: string) {
  return scoringFor(mealIn(text));
}

function firstOf(meal: Meal, cellar: readonly Wine[]): WineProfile | undefined {
  const [first] = rankCellar(meal, cellar, NOW);
  return first && first.score >= SUITS ? first.profile : undefined;
}

function sweetened(text: string, more: number) {
  const meal = mealIn(text);
  const level = Math.min(5, meal.traits.sweet.level + more);
  return scoringFor(withTrait(meal, "sweet", level));
}

function withTrait(meal: Meal, trait: keyof Meal["traits"], level: number): Meal {
  return { ...meal, traits: { ...meal.traits, [trait]: { level, from: "test" } } };
}

function mealIn(text: string): Meal {
  const reading = readMeal(text);
  if (reading.kind === "unclear") throw new Error(`${text}: ${reading.question}`);
  return reading.meal;
}

function wineOf(name: string, type: WineType, vintage: number, n: number): Wine {
  const place = { region: "Somewhere", country: "Somewhere", varietal: "Blend" };
  return aWine({ ...place, name, type, vintage, id: id(n), bottleId: id(n) });
}
