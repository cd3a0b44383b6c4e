import { expect, test } from "vitest";
import type { Glass } from "./Glass.ts";
import { CONFIDENT_FROM } from "./LabelFields.ts";
import { parseLabel } from "../parseLabel.ts";
import { line } from "../testLabels.ts";

test.each<[string, Glass, string[], string]>([
  ["pink, though the appellation is known for white", "pink", ["SANCERRE"], "Rosé Wine"],
  ["pink, though its grapes are black", "pink", ["CINSAULT ET GRENACHE"], "Rosé Wine"],
  ["golden, though the region is known for red", "pale", ["BORDEAUX"], "White Wine"],
  ["dark, without another hint on the label", "dark", ["MUSTER"], "Red Wine"],
  ["pink, without another hint on the label", "pink", ["MUSTER"], "Rosé Wine"],
])(
  "if the label does not settle the type, the wine's colour decides: %s",
  (_, glass, texts, type) => {
    const read = typeOf(texts, glass);
    expect(read?.value).toBe(type);
    expect(read?.confidence).toBeLessThan(CONFIDENT_FROM);
  },
);

test.each<[string, Glass, string[], string]>([
  ["bubbles", "pink", ["MUSTER", "BRUT"], "Sparkling Wine"],
  ["port", "dark", ["TAWNY", "PORTO"], "Fortified Wine"],
  ["an appellation of red wine alone", "pink", ["POMEROL"], "Red Wine"],
  ["what the label says in words", "dark", ["VINHO BRANCO"], "White Wine"],
])("the visible colour does not change a type read from %s", (_, glass, texts, type) => {
  expect(typeOf(texts, glass)?.value).toBe(type);
});

// Spec 10.90
test("the type's confidence rises if the visible colour fits and falls otherwise", () => {
  const alone = typeOf(["RIESLING"])?.confidence ?? 0;
  expect(typeOf(["RIESLING"], "pale")?.confidence).toBeGreaterThan(alone);
  expect(typeOf(["RIESLING"], "dark")).toMatchObject({ value: "White Wine" });
  expect(typeOf(["RIESLING"], "dark")?.confidence).toBeLessThan(CONFIDENT_FROM);
});

function typeOf(texts: readonly string[], glass?: Glass) {
  const lines = texts.map((text, at) => line(text, { y: 0.2 + at * 0.1 }));
  return parseLabel(lines, { currentYear: 2026, cellar: [], ...(glass && { glass }) }).type;
}
