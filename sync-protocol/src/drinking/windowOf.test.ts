import { describe, expect, test } from "vitest";
import { type Lot, plainLot } from "../records/lots/lot.ts";
import type { Wine } from "../records/wine.ts";
import { aWine, id } from "../test/aWine.ts";
import { windowOf } from "./windowOf.ts";

const TODAY = { year: 2026 };

describe("the usual window", () => {
  test.each([
    ["a Barolo", { name: "Cannubi", varietal: "Nebbiolo", region: "Barolo" }, 2021, 2035],
    ["a Nebbiolo of nowhere", { varietal: "Nebbiolo", region: "Somewhere" }, 2018, 2026],
    ["a Shiraz by its other name", { varietal: "Shiraz", region: "Somewhere" }, 2017, 2025],
    ["the grape named first", { varietal: "Merlot, Cabernet Sauvignon" }, 2017, 2023],
    ["a rosé, whatever its grape", { type: "Rosé Wine", varietal: "Syrah" }, 2015, 2018],
    ["a simple Chablis", { type: "White Wine", name: "Chablis" }, 2016, 2019],
    ["a Chablis of a rank", { type: "White Wine", name: "Chablis 1er Cru Montmains" }, 2018, 2024],
    ["a cru of Beaujolais", { name: "Fleurie", region: "Beaujolais" }, 2016, 2023],
    ["a vintage Champagne", { type: "Sparkling Wine", region: "Champagne" }, 2020, 2035],
    [
      "a Vintage Port",
      { type: "Fortified Wine", name: "Vintage Port", region: "Porto" },
      2027,
      2060,
    ],
    ["a Sauternes", { type: "Dessert Wine", region: "Sauternes" }, 2019, 2039],
    ["a type alone", { varietal: "Blend", region: "Somewhere" }, 2017, 2022],
  ] as const)("%s of 2015 has its usual drinking window", (_, facts, from, to) => {
    const anywhere = {
      name: "Anywhere",
      varietal: "Blend",
      region: "Anywhere",
      country: "Anywhere",
    };
    const wine = aWine({ ...anywhere, vintage: 2015, ...facts });

    expect(windowOf(wine, TODAY)).toMatchObject({ from, to });
  });

  test("Granreserva and Gran Reserva get the same drinking window", () => {
    const rioja = { region: "Rioja", varietal: "Tempranillo", vintage: 2012 };
    const endOf = (name: string) => windowOf(aWine({ ...rioja, name }), TODAY)?.to;

    expect(endOf("Granreserva")).toBe(endOf("Gran Reserva"));
    expect(endOf("Gran Reserva")).toBeGreaterThan(endOf("Reserva") ?? Infinity);
    expect(endOf("Reserva")).toBeGreaterThan(endOf("Crianza") ?? Infinity);
  });

  test("a blend in CellarTracker's notation counts as a grape, not a place", () => {
    const chile = { country: "Chile", region: "Maipo", varietal: "Red Bordeaux Blend" };
    const california = { country: "USA", region: "California", varietal: "Champagne Blend" };

    expect(labelOfWindow(aWine({ name: "Blend", ...chile }))).toContain("Chilean Cabernet");
    expect(labelOfWindow(aWine({ name: "Brut", type: "Sparkling Wine", ...california }))).toContain(
      "Sparkling wine of America",
    );
  });

  test("a great vintage's drinking window ends later", () => {
    const ends = [2015, 2016].map(
      (vintage) => windowOf(aWine({ region: "Barolo", vintage }), TODAY)?.to,
    );

    expect(ends).toEqual([2035, 2039]);
  });

  test("a usual drinking window names its kind of wine and sources", () => {
    const wine = aWine({ varietal: "Nebbiolo", region: "Barolo", vintage: 2015 });

    expect(windowOf(wine, TODAY)?.basis).toEqual({
      kind: "usual",
      label: "Barolo",
      years: [6, 20],
      since: "harvest",
      isGreat: false,
      evidence: "two works",
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

  test("after an estimated window, a wine of unclear rank is never `past`", () => {
    const merlot = aWine({ name: "Merlot", varietal: "Merlot", country: "Chile", region: "Maule" });
    const stageIn = (year: number, name = "Merlot") =>
      windowOf({ ...merlot, name, vintage: 2010 }, { year })?.stage;

    expect([stageIn(2018), stageIn(2020), stageIn(2021)]).toEqual(["soon", "soon", "past"]);
    expect(stageIn(2030, "Merlot Single Vineyard")).toBe("soon");
  });
});

describe("the user's own window", () => {
  const barolo = { name: "Barolo", varietal: "Nebbiolo", vintage: 2015 };

  test.each([
    [
      { drinkFrom: 2027, drinkTo: 2030 },
      { from: 2027, to: 2030, stage: "young" },
    ],
    [{ drinkFrom: 2020 }, { from: 2020, to: undefined, stage: "ready" }],
    [{ drinkTo: 2026 }, { from: undefined, to: 2026, stage: "soon", isLeaving: true }],
  ] as const)("the user's window %j overrides the usual window", (own, window) => {
    expect(windowOf(aWine({ ...barolo, ...own }), TODAY)).toMatchObject({
      ...window,
      basis: { kind: "own" },
    });
  });
});

test("the appellation selects a wine's window; a non-vintage wine has no window", () => {
  const piedmont = aWine({
    name: "Cannubi",
    region: "Piedmont",
    appellation: "Barolo",
    vintage: 2015,
  });

  expect(windowOf(piedmont, TODAY)).toMatchObject({ from: 2021, to: 2035 });
  expect(windowOf({ ...piedmont, nonVintage: true }, TODAY)).toBeUndefined();
});

describe("lots", () => {
  const barolo = { region: "Barolo", vintage: 2015 };

  // Spec 10.114
  test("a standard bottle among magnums shortens the wine's drinking window", () => {
    const magnum = lot(1, { millilitres: 1_500 });

    expect(windowOf(aWine({ ...barolo, lots: [magnum] }), TODAY)).toMatchObject({ to: 2040 });
    expect(windowOf(aWine({ ...barolo, lots: [magnum, lot(2)] }), TODAY)).toMatchObject({
      to: 2035,
    });
  });

  test("empty and ordered lots do not affect a wine's drinking window", () => {
    const magnum = lot(1, { millilitres: 1_500 });
    const others = [lot(2, { bottles: 0 }), lot(3, { state: "ordered" })];

    expect(windowOf(aWine({ ...barolo, lots: [magnum, ...others] }), TODAY)).toMatchObject({
      to: 2040,
    });
  });

  // Spec 10.114
  test("a non-vintage wine's window counts from its earliest purchase", () => {
    const wine = aWine({
      name: "Brut",
      type: "Sparkling Wine",
      varietal: "Chardonnay",
      region: "Champagne",
      nonVintage: true,
    });
    const bought = (...days: string[]) => days.map((boughtOn, n) => lot(n, { boughtOn }));
    const at = (...days: string[]) => windowOf({ ...wine, lots: bought(...days) }, TODAY)?.to;

    expect([at("2021-06-01"), at("2024-03-01")]).toEqual([2025, 2028]);
    expect(at("2024-03-01", "2021-06-01", "2025-01-01")).toBe(2025);
    expect(windowOf({ ...wine, lots: [lot(1)] }, TODAY)).toBeUndefined();
  });
});

test("a wine's drinking window is cached until the year changes", () => {
  const wine = aWine({ region: "Barolo" });
  const now = windowOf(wine, TODAY);

  expect(windowOf(wine, TODAY)).toBe(now);
  expect(windowOf(wine, { year: 2050 })?.stage).toBe("past");
});

function labelOfWindow(wine: Wine): string {
  const basis = windowOf(wine, TODAY)?.basis;
  return basis?.kind === "usual" ? basis.label : "";
}

function lot(n: number, facts: Partial<Lot> = {}): Lot {
  return { ...plainLot(id(n), 1), ...facts };
}
