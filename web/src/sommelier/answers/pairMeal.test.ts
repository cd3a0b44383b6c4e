import { pairAnswerSchema, type Wine } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { aWine, id } from "../../rules/testBuilders.ts";
import { pairMeal } from "../index.ts";
import { MOST_PAIRINGS, SUITS } from "../ranking/rankCellar.ts";

const NOW = { year: 2026 };

const CELLAR = [
  wine(1, { name: "Barolo", varietal: "Nebbiolo", type: "Red Wine", country: "Italy" }),
  wine(2, { name: "Chablis", varietal: "Chardonnay", type: "White Wine", country: "France" }),
  wine(3, { name: "Sauternes", varietal: "Sémillon", type: "Dessert Wine", country: "France" }),
  wine(4, { name: "Kabinett", varietal: "Riesling", type: "White Wine", country: "Germany" }),
  wine(5, { name: "Ruby Port", varietal: "Touriga Nacional", type: "Fortified Wine" }),
  wine(6, { name: "Champagne Brut", varietal: "Champagne Blend", type: "Sparkling Wine" }),
  wine(7, { name: "Sancerre", varietal: "Sauvignon Blanc", type: "White Wine" }),
  wine(8, { name: "Bourgogne", varietal: "Pinot Noir", type: "Red Wine", country: "France" }),
  wine(9, { name: "Pauillac", varietal: "Cabernet Sauvignon", type: "Red Wine" }),
  wine(10, { name: "Côtes de Provence", varietal: "Grenache", type: "Rosé Wine" }),
];

describe("classic pairings in a small cellar", () => {
  test.each([
    ["oysters", ["Chablis", "Champagne Brut", "Sancerre"]],
    ["brasato al barolo", ["Barolo"]],
    ["roast leg of lamb", ["Pauillac", "Barolo"]],
    ["Roquefort", ["Sauternes", "Ruby Port"]],
    ["crème brûlée", ["Sauternes"]],
    ["dark chocolate", ["Ruby Port"]],
    ["Thai green curry", ["Kabinett"]],
    ["crottin de Chavignol", ["Sancerre"]],
    ["coq au vin", ["Bourgogne"]],
    ["Entenbrust", ["Bourgogne", "Barolo"]],
    ["Peking duck", ["Bourgogne", "Kabinett"]],
    ["jamón ibérico", ["Champagne Brut", "Kabinett"]],
    ["sole meunière", ["Chablis", "Sancerre", "Champagne Brut"]],
    ["salade niçoise", ["Côtes de Provence", "Sancerre"]],
    ["tomato salad", ["Sancerre", "Côtes de Provence"]],
    ["choucroute garnie", ["Kabinett"]],
    ["fried chicken", ["Champagne Brut"]],
    ["clam chowder", ["Chablis"]],
    ["prawns", ["Sancerre", "Chablis"]],
    ["ceviche", ["Sancerre"]],
    ["shepherd's pie", ["Pauillac"]],
    ["tapas", ["Champagne Brut", "Côtes de Provence"]],
    ["ratatouille", ["Sancerre", "Côtes de Provence"]],
    ["white truffle", ["Barolo", "Bourgogne"]],
    ["feta", ["Sancerre"]],
    ["raclette", ["Chablis", "Kabinett"]],
    ["Christmas pudding", ["Ruby Port"]],
    ["tarte aux pommes", ["Sauternes"]],
  ])("the classic wine comes first with %s", (meal, expected) => {
    expect(expected).toContain(namesFor(meal)[0]);
  });
});

describe("local wines with regional plates", () => {
  test.each([
    ["empanadas", { name: "Malbec", varietal: "Malbec", region: "Mendoza", country: "Argentina" }],
    [
      "pulpo a la gallega",
      { name: "Albariño", varietal: "Albariño", region: "Rías Baixas", country: "Spain" },
    ],
  ] as const)("the local wine comes first with %s", (meal, { name, ...from }) => {
    const type = name === "Malbec" ? "Red Wine" : "White Wine";
    const abroad = [
      wine(21, { name: "Côtes du Rhône", varietal: "Grenache, Syrah", type: "Red Wine" }),
      wine(22, { name: "Sancerre", varietal: "Sauvignon Blanc", type: "White Wine" }),
      wine(23, { name: "Gevrey-Chambertin", varietal: "Pinot Noir", type: "Red Wine" }),
    ];
    const answer = pairMeal(meal, [...abroad, wine(20, { name, type, ...from })], NOW);

    expect(answer.kind === "pairings" && answer.pairings[0]?.wineId).toBe(id(20));
  });
});

test("a recommendation's reason names traits of the dish and the wine", () => {
  const answer = pairMeal("steak au poivre", CELLAR, NOW);

  expect(answer.kind === "pairings" && answer.pairings[0]?.reasoning).toMatch(
    /tannin.*steak|steak.*tannin/,
  );
});

test.each(["shepherd's pie", "gigot d’agneau"])("%s keeps its apostrophe in the reason", (dish) => {
  expect(pairMeal(dish, CELLAR, NOW).pairings[0]?.reasoning).toContain(` ${dish}`);
});

test("the reason for a wine that suits only partly has an objection", () => {
  const onlyPort = [wine(1, { name: "Bourgogne", varietal: "Pinot Noir", type: "Red Wine" })];
  const answer = pairMeal("salmon", onlyPort, NOW);

  expect(answer.kind === "pairings" && answer.pairings[0]?.reasoning).toMatch(/\. But /);
});

test("no dessert wine is recommended for a sweet and sour dish", () => {
  const names = namesFor("sweet and sour pork");

  expect(names).toContain("Kabinett");
  expect(names).not.toContain("Sauternes");
});

test("the built-in sommelier's answer matches the API's schema", () => {
  const answer = pairMeal("roast lamb", CELLAR, NOW);

  expect(pairAnswerSchema.safeParse(answer).success).toBe(true);
});

test("at most three wines above the threshold are recommended, best first", () => {
  const many = Array.from({ length: 30 }, (_, n) => ({
    ...CELLAR[8]!,
    id: id(n),
    bottleId: id(n),
  }));
  const answer = pairMeal("steak", many, NOW);
  const percents = answer.kind === "pairings" ? answer.pairings.map((pair) => pair.confidence) : [];

  expect(percents).toHaveLength(MOST_PAIRINGS);
  expect(Math.min(...percents)).toBeGreaterThanOrEqual(SUITS * 100);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
});

test("at most two wines of one kind are recommended if others suit", () => {
  const whites = ["Chablis", "Muscadet", "Sancerre", "Albariño", "Soave"].map((name, n) =>
    wine(20 + n, { name, varietal: "-", type: "White Wine" }),
  );
  const others = [CELLAR[7]!, CELLAR[9]!, CELLAR[5]!];

  expect(namesFor("grilled salmon", [...whites, ...others])).toEqual(
    expect.arrayContaining(["Bourgogne"]),
  );
  expect(namesFor("sole", whites)).toHaveLength(3);
});

test("only the best wine of a grape is recommended if others suit", () => {
  const chardonnays = ["Meursault", "Chablis", "Sonoma Coast"].map((name, n) =>
    wine(20 + n, { name, varietal: "Chardonnay", type: "White Wine" }),
  );
  const others = [CELLAR[3]!, CELLAR[6]!, CELLAR[7]!, CELLAR[8]!];
  const ofChardonnay = (cellar: Wine[]) =>
    namesFor("poultry", cellar).filter((name) =>
      chardonnays.some((chardonnay) => chardonnay.name === name),
    );

  expect(ofChardonnay([...chardonnays, ...others])).toEqual(["Meursault"]);
  expect(ofChardonnay(chardonnays)).toHaveLength(3);
});

test.each(["grilled tuna", "grilled salmon", "roast pork", "roast chicken"])(
  "the dish %s goes with red and with white wine",
  (meal) => {
    const names = namesFor(meal);
    const types = names.map((name) => CELLAR.find((entry) => entry.name === name)?.type);

    expect(types).toContain("Red Wine");
    expect(types).toContain("White Wine");
  },
);

test("archived and finished wines are never recommended", () => {
  const gone = [
    { ...CELLAR[0]!, quantity: 0 },
    { ...CELLAR[8]!, isArchived: true },
  ];

  expect(pairMeal("steak", gone, NOW)).toMatchObject({ kind: "empty-cellar", pairings: [] });
  expect(namesFor("roast duck", [...gone, CELLAR[7]!])).toEqual(["Bourgogne"]);
});

test("if no wine in the cellar suits, the message names suitable wines", () => {
  const reds = [CELLAR[0]!, CELLAR[8]!];

  expect(pairMeal("oysters", reds, NOW)).toMatchObject({
    kind: "nothing-suits",
    message: "For oysters, Chablis, Muscadet or Champagne would suit.",
  });
  expect(pairMeal("cheesecake", reds, NOW)).toMatchObject({ kind: "nothing-suits" });
});

test("an unknown dish gets a question instead of a recommendation", () => {
  expect(pairMeal("zurbelknack", CELLAR, NOW)).toMatchObject({ kind: "ask" });
});

function namesFor(meal: string, cellar: readonly Wine[] = CELLAR): string[] {
  const answer = pairMeal(meal, cellar, NOW);
  if (answer.kind !== "pairings") throw new Error(`${meal}: ${JSON.stringify(answer)}`);
  return answer.pairings.map(({ wineId }) => cellar.find((entry) => entry.id === wineId)!.name);
}

function wine(n: number, values: Parameters<typeof aWine>[0]): Wine {
  return aWine({
    region: "Somewhere",
    vintage: 2020,
    drinkFrom: 2022,
    drinkTo: 2035,
    ...values,
    id: id(n),
    bottleId: id(100 + n),
  });
}
