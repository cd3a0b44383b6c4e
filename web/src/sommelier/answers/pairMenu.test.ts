import { expect, test } from "vitest";
import { aWine, id } from "../../rules/testBuilders.ts";
import { pairMenu } from "../index.ts";

const NOW = { year: 2026 };

const CELLAR = [
  aWine({ id: id(1), name: "Muscadet", varietal: "Melon de Bourgogne", type: "White Wine" }),
  aWine({ id: id(2), name: "Bourgogne", varietal: "Pinot Noir", type: "Red Wine" }),
  aWine({ id: id(3), name: "Pauillac", varietal: "Cabernet Sauvignon", type: "Red Wine" }),
  aWine({ id: id(4), name: "Tawny Port", varietal: "Touriga Nacional", type: "Fortified Wine" }),
];

test("each course of a menu gets a suitable bottle", () => {
  expect(namesFor(["oysters", "mushroom risotto", "roast lamb", "chocolate cake"])).toEqual([
    "Muscadet",
    "Bourgogne",
    "Pauillac",
    "Tawny Port",
  ]);
});

test("two equal courses get two different bottles, the lighter first", () => {
  // A menu of one course: the Pauillac suits this dish best.
  expect(namesFor(["pot roast"])).toEqual(["Pauillac"]);
  expect(namesFor(["pot roast", "pot roast"])).toEqual(["Bourgogne", "Pauillac"]);
});

test("two courses share a bottle if all others suit much worse", () => {
  expect(namesFor(["roast lamb", "roast lamb"])).toEqual(["Pauillac", "Pauillac"]);
});

test("a course without a suitable bottle names wines that would suit", () => {
  const advice = pairMenu(["oysters", "roast lamb"], CELLAR.slice(2, 3), NOW);

  expect(advice).toMatchObject({
    kind: "menu",
    courses: [
      {
        kind: "nothing-suits",
        dish: "oysters",
        wouldSuit: expect.stringMatching(/^For oysters, /) as unknown,
      },
      { kind: "pairing", pairing: { wineId: id(3) } },
    ],
  });
});

test("a course that is not understood gets a question, not a bottle", () => {
  const menu = ["oysters", "something nice", "roast lamb"];

  expect(namesFor(menu)).toEqual(["Muscadet", undefined, "Pauillac"]);
  expect(pairMenu(menu, CELLAR, NOW)).toMatchObject({
    courses: [{}, { kind: "unclear", dish: "something nice" }, {}],
  });
});

test("a menu for an empty cellar gets no bottles", () => {
  const drunk = CELLAR.map((wine) => ({ ...wine, quantity: 0 }));
  expect(pairMenu(["oysters"], drunk, NOW)).toEqual({ kind: "empty-cellar" });
});

function namesFor(dishes: readonly string[]): readonly (string | undefined)[] | undefined {
  const advice = pairMenu(dishes, CELLAR, NOW);
  if (advice.kind !== "menu") return undefined;
  return advice.courses.map((course) =>
    course.kind === "pairing"
      ? CELLAR.find((wine) => wine.id === course.pairing.wineId)?.name
      : undefined,
  );
}
