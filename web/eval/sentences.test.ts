import { profileOf } from "sync-protocol/profiles";
import { expect, test } from "vitest";
import { CELLAR } from "./guidedPairing.ts";
import { pairMeal } from "../src/sommelier/index.ts";
import { readMeal } from "../src/sommelier/meals/readMeal.ts";
import { PAIRING_RULES } from "../src/sommelier/rules.ts";

const NOW = { year: 2026 };

/** Ten dishes and more for which each rule has something at stake. */
const DISHES = [
  ..."roast lamb, steak, barbecue ribs, duck with cherries, beef stew, osso buco, Grünkohl mit Pinkel".split(
    ", ",
  ),
  ..."spicy chicken, Thai green curry, chilli con carne, jerk chicken, arrabbiata, Sichuan tofu, vindaloo, kimchi stew, tacos, merguez, pad krapow".split(
    ", ",
  ),
  ..."oysters, smoked salmon, grilled tuna, mussels, sushi, anchovies, mackerel, sardines, crab, ceviche, prawns".split(
    ", ",
  ),
  ..."mushroom risotto, ramen, dashi, parmesan, miso aubergine, truffle pasta, onion soup, pho, bolognese".split(
    ", ",
  ),
  ..."radicchio salad, Brussels sprouts, chicory gratin, dark chocolate, endive salad, rocket salad, artichokes, coffee cake, kale, bitter greens".split(
    ", ",
  ),
  ..."smoked meat, smoked cheese, pulled pork, brisket, smoked duck, smoked trout, smoked ham, smoked sausage, grilled lamb".split(
    ", ",
  ),
  ..."apple tart, crème brûlée, fudge, Christmas pudding, sweet and sour pork, glazed ham, sweet potatoes, tiramisu, cheesecake, lemon tart".split(
    ", ",
  ),
  ..."tomato salad, gazpacho, escabeche, lemon chicken, vinaigrette salad, sauerkraut, pickled herring, fish and chips, ham, olives".split(
    ", ",
  ),
];

/** Wordings that nobody says at a table. */
const FAULTS =
  /the (?:spicy|smoked|grilled|roast|salty|French|Italian)\b(?! [\p{L}])|protein|guides|undefined|\b(\w+) \1\b|Primitivo is a classic .*Zinfandel|^\s|,\s*,/u;

test("a reason is one or two plain sentences that name the dish once each", () => {
  for (const dish of DISHES) {
    for (const { reasoning } of pairMeal(dish, CELLAR, NOW).pairings) {
      const sentences = reasoning.split(/(?<=\.) /u);
      expect(sentences.length, reasoning).toBeLessThanOrEqual(2);
      expect(reasoning, reasoning).not.toMatch(FAULTS);
      for (const sentence of sentences) {
        expect(sentence.length, sentence).toBeLessThanOrEqual(130);
        expect(sentence, sentence).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  }
});

test("every template of praise and of caution reads plainly with ten dishes", () => {
  for (const rule of PAIRING_RULES) {
    const said = new Set<string>();
    for (const dish of DISHES) {
      const reading = readMeal(dish);
      if (reading.kind !== "meal" || rule.stake(reading.meal) <= 0) continue;
      for (const wine of CELLAR) {
        const profile = profileOf(wine, NOW);
        const isFor = rule.earned(reading.meal, profile) >= 0.6;
        const isAgainst = rule.earned(reading.meal, profile) <= 0.4;
        if (isFor) said.add(rule.praise(reading.meal, profile));
        if (isAgainst) said.add(rule.caution(reading.meal, profile));
      }
    }
    expect(said.size, rule.name).toBeGreaterThan(0);
    for (const clause of said) expect(clause, rule.name).not.toMatch(FAULTS);
  }
});

test("a grape is called as its label calls it", () => {
  const reasons = pairMeal("barbecue ribs, Zinfandel", CELLAR, NOW).pairings;

  expect(reasons[0]?.reasoning).toMatch(/^Zinfandel /);
});
