import { expect, test } from "vitest";
import { CELLAR } from "../guidedPairing.ts";
import { pairMeal } from "../../../src/sommelier/index.ts";
import { DISHES } from "./dishes.ts";

const NOW = { year: 2026 };

const FAULTS =
  /(?:freshens|soft acidity stands|from burning|so much savour|off-dry, as|smoke goes well with the smoke)|the (?:spicy|smoked|grilled|roast|salty|French|Italian)\b(?! [\p{L}])|protein|guides|undefined|\b(\w+) \1\b|Primitivo is a classic .*Zinfandel|^\s|,\s*,/u;

test("every pairing's reason is one or two short, flawless sentences", () => {
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

test("a pairing's reason names the grape as the user wrote it", () => {
  const reasons = pairMeal("barbecue ribs, Zinfandel", CELLAR, NOW).pairings;

  expect(reasons[0]?.reasoning).toMatch(/^Zinfandel /);
});
