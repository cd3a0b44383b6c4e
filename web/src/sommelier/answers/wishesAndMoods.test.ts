import { plainLot, type Wine } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { aWine, id } from "../../rules/testBuilders.ts";
import { pairMeal } from "../index.ts";

const NOW = { year: 2026 };

const CELLAR = [
  wine(1, { name: "Pauillac", varietal: "Cabernet Sauvignon, Merlot", region: "Bordeaux" }),
  wine(2, { name: "Fleurie", varietal: "Gamay", region: "Beaujolais", quantity: 1 }),
  wine(3, { name: "Chablis", varietal: "Chardonnay", type: "White Wine" }),
  wine(4, { name: "Riesling Kabinett", varietal: "Riesling", type: "White Wine" }),
  wine(5, { name: "Champagne Brut", varietal: "Pinot Meunier", type: "Sparkling Wine" }),
  wine(6, { name: "Sauternes", varietal: "Sémillon", type: "Dessert Wine" }),
  wine(7, { name: "Rioja Crianza", varietal: "Tempranillo", country: "Spain", region: "Rioja" }),
];

describe("wishes and ruled-out wines", () => {
  test.each([
    ["steak, no Cabernet", /Fleurie|Rioja/],
    ["beef stew, a light red", /Fleurie/],
    ["roast chicken, anything but Chardonnay", /Fleurie|Riesling|Champagne|Rioja|Pauillac/],
    ["Thai curry, sparkling please", /Champagne/],
    ["apple tart, my aunt only drinks sweet wine", /Sauternes/],
    ["Brathähnchen ohne Rotwein", /Chablis|Riesling|Champagne/],
    ["roast lamb for six people", /Pauillac|Rioja/],
    ["poulet rôti, un vin d'Espagne", /Rioja/],
  ])("every recommended wine meets the wish in “%s”", (question, allowed) => {
    const names = namesFor(question);

    expect(names).not.toEqual([]);
    for (const name of names) expect(name).toMatch(allowed);
  });
});

test.each([
  ["a red with curry", "red wine"],
  ["a white with fish", "white wine"],
  ["a white for pizza", "white wine"],
  ["something red for meat", "red wine"],
  ["ein roter mit Kohl", "red wine"],
])("the question “%s” is understood as a wish for %s", (question, wish) => {
  expect(pairMeal(question, CELLAR, NOW).understood).toContain(wish);
});

test.each([
  ["something older than 2015 for lamb", "up to 2014"],
  ["2016 or older with venison", "up to 2016"],
  ["2016 or younger with venison", "since 2016"],
  ["not French tonight, cheese fondue", "no wine from France"],
  ["trockener Weißwein zu Spargel", "dry white wine"],
  ["un bianco fresco con il pesce", "crisp white wine"],
])("the question “%s” is understood as the wish “%s”", (question, wish) => {
  expect(pairMeal(question, CELLAR, NOW).understood).toContain(wish);
});

test("a word for both a grape and a food means the food", () => {
  expect(pairMeal("melon with ham", CELLAR, NOW).understood).toEqual(["melon with ham"]);
});

test("if only a wine that the user excluded suits, the message names it", () => {
  const cellar = CELLAR.slice(0, 2);

  expect(pairMeal("no red, roast lamb", cellar, NOW)).toMatchObject({
    kind: "nothing-suits",
    pairings: [],
    message: "Without red wine nothing here suits roast lamb; the nearest is Pauillac 2018.",
  });
});

test("if the user excludes all suitable wines, another near wine is suggested", () => {
  const answer = pairMeal("no red, beef stew", CELLAR, NOW);

  expect(answer.kind).toBe("pairings");
  expect(answer.pairings.map(({ wineId }) => wineId)).toEqual([id(5)]);
  expect(answer.pairings[0]?.confidence).toBeLessThan(60);
  expect(answer.message).toBe(
    "Without red wine nothing here suits beef stew; the nearest is Pauillac 2018. Of the others, Champagne Brut 2018 is worth a try.",
  );
});

test.each(["brunch", "vegan", "grapes"])("“%s” is a dish and gets a bottle", (text) => {
  expect(pairMeal(text, CELLAR, NOW)).toMatchObject({ kind: "pairings", understood: [text] });
});

test("a requested wine that does not suit is recommended with a note", () => {
  const answer = pairMeal("oysters with a red", CELLAR, NOW);

  expect(answer.pairings).toHaveLength(1);
  expect(answer.message).toMatch(/^Red wine seldom suits oysters\. For oysters, Chablis/);
});

test("a mood without a dish gets recommended wines", () => {
  for (const mood of ["crying alone to Netflix", "celebrating my promotion", "Liebeskummer"]) {
    expect(pairMeal(mood, CELLAR, NOW)).toMatchObject({ kind: "pairings" });
  }
});

test("each answer choice of a question is understood and keeps the wishes", () => {
  const { choices = [] } = pairMeal("no red, zurbelknack", CELLAR, NOW);

  expect(choices).toContain("Fish, no red wine");
  for (const choice of choices) {
    const answer = pairMeal(choice, CELLAR, NOW);
    expect(answer.kind, choice).not.toBe("ask");
    expect(answer.understood, choice).toContain("no red wine");
  }
});

describe("bottles that are not ready", () => {
  const young = wine(11, { ...CELLAR[0]!, name: "Young Pauillac", drinkFrom: 2030 });
  const noted = wine(12, {
    ...CELLAR[0]!,
    name: "Noted Pauillac",
    ...{ drinkFrom: null, drinkTo: null, notes: "Firm. Leave it until 2028." },
  });
  const past = wine(13, { ...CELLAR[0]!, name: "Past Pauillac", drinkTo: 2020 });

  test("too young or old bottles are left out; young ones are explained", () => {
    const answer = pairMeal("roast lamb", [young, noted, past, CELLAR[6]!], NOW);

    expect(answer.pairings.map(({ wineId }) => wineId)).toEqual([id(7)]);
    expect(answer.message).toContain("Young Pauillac 2018 fits too, but is too young until 2030.");
    expect(answer.message).toContain("Noted Pauillac 2018 fits too, but is too young until 2028.");
  });

  test("a too young bottle is recommended with a note if alone suitable", () => {
    const answer = pairMeal("roast lamb", [young], NOW);

    expect(answer.pairings[0]?.reasoning).toMatch(/still young, better from 2030/);
  });
});

describe("a grand bottle", () => {
  const grand = wine(21, {
    name: "Hermitage La Chapelle",
    producer: "Paul Jaboulet Aîné",
    varietal: "Syrah",
    region: "Northern Rhône",
    lots: [{ ...plainLot(id(900), 1), price: { minor: 18_000, currency: "EUR" } }],
  });

  test("a grand bottle is not recommended for a burger, with the reason", () => {
    const answer = pairMeal("burger", [grand, CELLAR[6]!], NOW);

    expect(answer.pairings.map(({ wineId }) => wineId)).toEqual([id(7)]);
    expect(answer.message).toContain("is too grand for burger");
  });

  test("a grand bottle is recommended for a burger on request", () => {
    const answer = pairMeal("burger, a special bottle", [grand, CELLAR[6]!], NOW);

    expect(answer.pairings.map(({ wineId }) => wineId)).toEqual([grand.id]);
  });
});

function namesFor(question: string): string[] {
  return pairMeal(question, CELLAR, NOW).pairings.map(
    ({ wineId }) => CELLAR.find((one) => one.id === wineId)?.name ?? "",
  );
}

function wine(n: number, values: Partial<Wine>): Wine {
  return aWine({
    ...{ vintage: 2018, country: "France", region: "Somewhere", drinkFrom: 2020, drinkTo: 2035 },
    ...values,
    id: id(n),
    bottleId: id(100 + n),
  });
}
