import { describe, expect, test } from "vitest";
import { aWine } from "../test/aWine.ts";
import { profileWine } from "./profileWine.ts";

const NOW = { year: 2026 };
type Values = Parameters<typeof aWine>[0];

test("a wine that names no grape gets its appellation's profile", () => {
  const barolo = profile({ name: "Barolo Cannubi", varietal: "Red", vintage: 2020 });

  expect(barolo).toMatchObject({ tannin: 5, acidity: 5 });
  expect(barolo.kinds).toContain("Nebbiolo");
});

test("a Napa Valley Sauvignon Blanc gets no Californian Chardonnay style", () => {
  const sauvignon = profile({
    type: "White Wine",
    name: "Fumé",
    varietal: "Sauvignon Blanc",
    region: "Napa Valley",
  });

  expect(sauvignon.kinds).not.toContain("Californian Chardonnay");
  expect(sauvignon.acidity).toBe(5);
});

test("a red Burgundy counts as Pinot Noir, a white as Chardonnay", () => {
  const burgundy = { name: "Clos", varietal: "Burgundy", region: "Bourgogne" };

  expect(profile({ ...burgundy, type: "Red Wine" }).kinds).toContain("Pinot Noir");
  expect(profile({ ...burgundy, type: "White Wine" }).kinds).toContain("Chardonnay");
});

test("a wine that names a grape's synonym gets that grape's profile", () => {
  const zinfandel = profile({ name: "Old Vines", varietal: "Zinfandel", region: "Lodi" });

  expect(zinfandel.kinds).toContain("Primitivo");
});

test("a blend's tannin is between the tannins of its grapes", () => {
  const [soft, both, firm] = ["Merlot", "Merlot, Cabernet Sauvignon", "Cabernet Sauvignon"].map(
    (varietal) => profile({ name: "Cuvée", varietal, region: "Ruritania" }).tannin,
  );

  expect(soft!).toBeLessThan(both!);
  expect(both!).toBeLessThan(firm!);
});

describe("main grape of a blend", () => {
  test.each([
    ["Pauillac", "Merlot, Cabernet Sauvignon", "Cabernet Sauvignon", "Merlot"],
    ["Saint-Émilion", "Cabernet Franc, Merlot", "Merlot", "Cabernet Franc"],
    ["Côtes du Rhône", "Syrah, Grenache", "Grenache", "Syrah"],
    ["Rioja", "Graciano, Tempranillo", "Tempranillo", "Graciano"],
  ])(
    "a blend from %s counts only as its appellation's main grape",
    (region, varietal, leading, other) => {
      const { kinds } = profile({ name: "Cuvée", varietal, region });

      expect(kinds).toContain(leading);
      expect(kinds).not.toContain(other);
    },
  );

  // Spec 10.99
  test("a blend without an appellation counts as each of its grapes", () => {
    const { kinds } = profile({ name: "Cuvée", varietal: "Merlot, Syrah", region: "Ruritania" });

    expect([...kinds]).toEqual(expect.arrayContaining(["Merlot", "Syrah"]));
  });
});

test("accents and case don't change a wine's profile", () => {
  expect(profile({ name: "x", varietal: "GRUNER VELTLINER", type: "White Wine" }).aromas).toContain(
    "pepper",
  );
});

test("a sparkling wine of a black grape has no tannin", () => {
  expect(
    profile({ type: "Sparkling Wine", name: "Blanc de Noirs", varietal: "Pinot Noir" }),
  ).toMatchObject({ tannin: 0, bubbles: true, colour: "white" });
});

describe("sweetness on the label", () => {
  test.each([
    ["Riesling Spätlese", "White Wine", 2],
    ["Riesling Spätlese Trocken", "White Wine", 0],
    ["Brut Nature", "Sparkling Wine", 0],
    ["Moscato d'Asti", "Sparkling Wine", 4],
    ["Château Guiraud Sauternes", "Dessert Wine", 5],
    ["Fino", "Fortified Wine", 0],
    ["Pedro Ximénez", "Fortified Wine", 5],
    ["Tawny 10 Years", "Fortified Wine", 4.5],
    ["Some Table Wine", "Red Wine", 0],
  ] as const)("the sweetness of %s is read from the label", (name, type, sweetness) => {
    expect(profile({ name, type, varietal: "Blend", region: "Somewhere" }).sweetness).toBe(
      sweetness,
    );
  });
});

test("an old wine has less tannin than a young one", () => {
  const tannin = (vintage: number) => profile({ vintage }).tannin;

  expect(tannin(2025)).toBe(5);
  expect(tannin(2014)).toBe(4.5);
  expect(tannin(1996)).toBe(4);
});

test("a wine with a type but nothing else known gets typical traits", () => {
  expect(profile({ name: "?", varietal: "?", region: "?", country: "Italien" })).toMatchObject({
    body: 3.5,
    country: "Italy",
    place: undefined,
  });
});

function profile(values: Values) {
  return profileWine(aWine(values), NOW);
}
