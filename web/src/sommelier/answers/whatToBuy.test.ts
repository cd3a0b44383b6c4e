import { expect, test } from "vitest";
import { whatToBuy } from "../index.ts";
import { CONSIDERED } from "../ranking/rankCellar.ts";

const NOW = { year: 2026 };

test.each([
  ["oysters", "Muscadet"],
  ["roast lamb", "Médoc"],
  ["dark chocolate cake", "Banyuls"],
  ["pizza", "Chianti"],
])("the advice for %s is %s", (meal, style) => {
  expect(stylesFor(meal).map(({ name }) => name)).toContain(style);
});

test("a few styles of different grapes are named, best first, with reasons", () => {
  const styles = stylesFor("roast lamb");

  expect(styles.length).toBeGreaterThan(2);
  expect(styles.length).toBeLessThanOrEqual(CONSIDERED);
  const percents = styles.map(({ confidence }) => confidence);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  expect(styles.map(({ name }) => name)).not.toContain("Cabernet Sauvignon");
  for (const { reasoning } of styles) expect(reasoning).not.toBe("");
});

test("an unclear meal leads to a question", () => {
  expect(whatToBuy("something nice", NOW).kind).toBe("ask");
});

function stylesFor(meal: string) {
  const advice = whatToBuy(meal, NOW);
  return advice.kind === "styles" ? advice.styles : [];
}
