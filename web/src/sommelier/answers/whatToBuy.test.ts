import { expect, test } from "vitest";
import { whatToBuy } from "../index.ts";
import { CONSIDERED } from "../ranking/rankCellar.ts";

const NOW = { year: 2026 };

test.each([
  ["oysters", "Muscadet"],
  ["roast lamb", "Médoc"],
  ["dark chocolate cake", "Banyuls"],
  ["pizza", "Chianti"],
])("the styles to buy for %s include %s", (meal, style) => {
  expect(stylesFor(meal).map(({ name }) => name)).toContain(style);
});

test("the buying advice names a few styles of different grapes, best first", () => {
  const styles = stylesFor("roast lamb");

  expect(styles.length).toBeGreaterThan(2);
  expect(styles.length).toBeLessThanOrEqual(CONSIDERED);
  const percents = styles.map(({ confidence }) => confidence);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  expect(styles.map(({ name }) => name)).not.toContain("Cabernet Sauvignon");
  for (const { reasoning } of styles) expect(reasoning).not.toBe("");
});

test("a meal that is not understood gets a question instead of styles", () => {
  expect(whatToBuy("something nice", NOW).kind).toBe("ask");
});

function stylesFor(meal: string) {
  const advice = whatToBuy(meal, NOW);
  return advice.kind === "styles" ? advice.styles : [];
}
