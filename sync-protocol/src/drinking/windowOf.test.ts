import { describe, expect, test } from "vitest";
import { type Lot, plainLot } from "../records/lot.ts";
import { aWine, id } from "../test/aWine.ts";
import { windowOf } from "./windowOf.ts";

const TODAY = { year: 2026 };

describe("what is usual", () => {
  test.each([
    ["a Barolo", { name: "Cannubi", varietal: "Nebbiolo", region: "Barolo" }, 2022, 2036],
    ["a Nebbiolo of nowhere", { varietal: "Nebbiolo", region: "Langhe hills" }, 2020, 2031],
    ["a Shiraz by its other name", { varietal: "Shiraz", region: "Somewhere" }, 2019, 2026],
    ["the grape named first", { varietal: "Merlot, Cabernet Sauvignon" }, 2018, 2024],
    ["a rosé, whatever its grape", { type: "Rosé Wine", varietal: "Syrah" }, 2016, 2018],
    [
      "a rosé that keeps",
      { type: "Rosé Wine", varietal: "Mourvèdre", region: "Bandol" },
      2018,
      2024,
    ],
    ["a simple Chablis", { type: "White Wine", name: "Chablis" }, 2017, 2021],
    ["a Chablis of a rank", { type: "White Wine", name: "Chablis 1er Cru Montmains" }, 2021, 2026],
    ["a cru of Beaujolais", { name: "Morgon", region: "Beaujolais" }, 2018, 2024],
    ["a vintage Champagne", { type: "Sparkling Wine", region: "Champagne" }, 2021, 2026],
    ["a Vintage Port", { type: "Fortified Wine", name: "Vintage Port" }, 2026, 2046],
    ["a Sauternes", { type: "Dessert Wine", region: "Sauternes" }, 2021, 2041],
  ] as const)("is told of %s of 2016", (_, told, from, to) => {
    const anywhere = { name: "Anywhere", varietal: "Blend", region: "Anywhere" };
    const wine = aWine({ ...anywhere, vintage: 2016, ...told });

    expect(windowOf(wine, TODAY)).toMatchObject({ from, to });
  });

  test.each([
    ["no grape and no place that is known", { varietal: "Blend", region: "Somewhere" }],
    ["a type of which a grape tells nothing", { type: "Dessert Wine", varietal: "Riesling" }],
    ["a sweet wine of a grape known dry", { type: "White Wine", name: "Riesling dolce" }],
    ["a style of other years than its grape's", { name: "Langhe Nebbiolo", region: "Langhe" }],
    ["a ruby Port with a year, which tells nothing", { type: "Fortified Wine", name: "Port" }],
    ["a Port that is neither ruby nor vintage", { type: "Fortified Wine", name: "LBV Port" }],
  ] as const)("is told of nothing where there is %s", (_, told) => {
    const wine = aWine({ name: "Somewhere", varietal: "", region: "", ...told });

    expect(windowOf(wine, TODAY)).toBeUndefined();
  });

  test("comes with its reason, and with two places to look it up", () => {
    const window = windowOf(aWine({ varietal: "Nebbiolo", region: "Barolo" }), TODAY);

    expect(window?.basis).toEqual({
      kind: "usual",
      reason: "Barolo: 6 to 20 years after the harvest",
      sources: [
        {
          title: "Years in bottle, from The Oxford Companion to Wine (A Thirsty Spirit)",
          address: "https://athirstyspirit.com/2009/06/07/is-it-ageworthy/",
        },
        {
          title: "Italian Wine Info: Barolo, ageing and drinking",
          address: "https://italian-wine-info.com/barolo/drinkadvice",
        },
      ],
    });
  });
});

describe("the person's own window", () => {
  const barolo = { name: "Barolo", varietal: "Nebbiolo", vintage: 2016 };

  test.each([
    [
      { drinkFrom: 2027, drinkTo: 2030 },
      { from: 2027, to: 2030, stage: "young" },
    ],
    [{ drinkFrom: 2020 }, { from: 2020, to: undefined, stage: "ready" }],
    [{ drinkTo: 2026 }, { from: undefined, to: 2026, stage: "soon", isLeaving: true }],
  ] as const)("%j wins over what is usual", (own, window) => {
    expect(windowOf(aWine({ ...barolo, ...own }), TODAY)).toMatchObject({
      ...window,
      basis: { kind: "own" },
    });
  });
});

test("an appellation tells as a region does; without a vintage nothing is told", () => {
  const piedmont = aWine({ name: "Cannubi", region: "Piedmont", appellation: "Barolo" });

  expect(windowOf(piedmont, TODAY)).toMatchObject({ from: 2022, to: 2036 });
  expect(windowOf({ ...piedmont, nonVintage: true }, TODAY)).toBeUndefined();
});

describe("lots", () => {
  const barolo = { region: "Barolo", vintage: 2016 };

  test("of magnums alone are told a magnum's years, beside a bottle that bottle's", () => {
    const magnum = lot(1, { millilitres: 1_500 });

    expect(windowOf(aWine({ ...barolo, lots: [magnum] }), TODAY)).toMatchObject({ to: 2041 });
    expect(windowOf(aWine({ ...barolo, lots: [magnum, lot(2)] }), TODAY)).toMatchObject({
      to: 2036,
    });
  });

  test("that are empty or on their way count for nothing beside one that is there", () => {
    const magnum = lot(1, { millilitres: 1_500 });
    const others = [lot(2, { bottles: 0 }), lot(3, { state: "ordered" })];

    expect(windowOf(aWine({ ...barolo, lots: [magnum, ...others] }), TODAY)).toMatchObject({
      to: 2041,
    });
  });

  test("without a vintage count from when the first of them was bought", () => {
    const wine = aWine({
      name: "Brut",
      type: "Sparkling Wine",
      varietal: "Chardonnay",
      region: "Champagne",
      nonVintage: true,
    });
    const bought = (...days: string[]) => days.map((boughtOn, n) => lot(n, { boughtOn }));
    const at = (...days: string[]) => windowOf({ ...wine, lots: bought(...days) }, TODAY)?.to;

    expect([at("2021-06-01"), at("2024-03-01")]).toEqual([2024, 2027]);
    expect(at("2024-03-01", "2021-06-01", "2025-01-01")).toBe(2024);
    expect(windowOf({ ...wine, lots: [lot(1)] }, TODAY)).toBeUndefined();
  });
});

test("the same wine is worked out once, and anew in another year", () => {
  const wine = aWine({ region: "Barolo" });
  const now = windowOf(wine, TODAY);

  expect(windowOf(wine, TODAY)).toBe(now);
  expect(windowOf(wine, { year: 2050 })?.stage).toBe("past");
});

function lot(n: number, told: Partial<Lot> = {}): Lot {
  return { ...plainLot(id(n), 1), ...told };
}
