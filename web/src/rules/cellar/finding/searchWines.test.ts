import { plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import type { Placement } from "../placement.ts";
import { foldTexts, isMisspelled, searchWines } from "./searchWines.ts";
import { aCellarWine, id } from "../../testBuilders.ts";

const CELLAR = [
  aCellarWine({
    id: id(1),
    name: "Château d'Yquem",
    producer: "Lur-Saluces",
    vintage: 2009,
    type: "Dessert Wine",
    varietal: "Sémillon",
    region: "Sauternes",
  }),
  aCellarWine({
    id: id(2),
    name: "Barolo",
    producer: "Brezza",
    vintage: 2016,
    lots: [
      { ...plainLot(id(1001), 2), millilitres: 1_500, shop: "Enoteca Rossi" },
      { ...plainLot(id(2002), 6), millilitres: 1_500, state: "ordered" },
    ],
  }),
  aCellarWine({
    id: id(3),
    name: "Barolo",
    producer: "Vietti",
    vintage: 2013,
    appellation: "Barolo DOCG",
    designation: "Villero",
    tags: ["for guests", "cru"],
  }),
  aCellarWine({
    id: id(4),
    name: "Ried Steinertal",
    producer: "Weingut Weiß",
    vintage: 2020,
    type: "White Wine",
    varietal: "Grüner Veltliner",
    region: "Wachau",
  }),
];

test("each wine's search text is prepared only once, in batches of wines", () => {
  let reads = 0;
  const wines = Array.from({ length: 1_200 }, (_, number) => ({
    ...aCellarWine({ id: id(number) }),
    get designation() {
      reads += 1;
      return "Villero";
    },
  }));

  expect([...foldTexts(wines)]).toHaveLength(2);

  expect(reads).toBe(1_200);
  expect(searchWines(wines, "villero").wines).toHaveLength(1_200);
  expect(reads).toBe(1_200);
});

// Spec 5.12
test.each([
  ["chateau", [1]],
  ["D'YQUEM", [1]],
  ["d’yquem", [1]],
  ["semillon", [1]],
  ["Sauternes", [1]],
  ["dessert", [1]],
  ["vietti", [3]],
  ["  barolo ", [2, 3]],
  ["docg", [3]],
  ["villero", [3]],
  ["Guests", [3]],
  ["enoteca", [2]],
  ["weiss", [4]],
  ["brunello", []],
])("the search for %j ignores case and accents", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test("a search does not match across two fields", () => {
  expect(found("barolobrezza")).toEqual([]);
});

test.each([
  ["vietti barolo", [3]],
  ["barolo 2016", [2]],
  ["nebbiolo rossi", [2]],
  ["guests villero 2013", [3]],
  ["italy barolo", [2, 3]],
  ["wachau veltliner", [4]],
  ["barolo sauternes", []],
])("the search for %j finds wines with every word in some field", (search, ids) => {
  expect(found(search)).toEqual(ids);
});

test("a wine without a vintage is found as NV, not by year", () => {
  const wines = [aCellarWine({ vintage: 2014, nonVintage: true })];

  expect(searchWines(wines, "nv").wines).toHaveLength(1);
  expect(searchWines(wines, "2014").wines).toHaveLength(0);
});

test("a search word can match the bottles' place", () => {
  const kitchen = id(77);
  const wines = [
    aCellarWine({ id: id(1), name: "Barolo", lots: [plainLot(id(1001), 2)] }),
    aCellarWine({
      id: id(2),
      name: "Barolo",
      lots: [{ ...plainLot(id(1002), 2), placeId: kitchen }],
    }),
  ];
  const placement: Placement = {
    named: (text) => new Set("kitchen".includes(text) ? [kitchen] : []),
    within: () => new Set(),
    pathOf: () => undefined,
    mainPathOf: () => undefined,
    whereOf: () => undefined,
    choices: [],
  };

  expect(numbers(searchWines(wines, "barolo kitchen", placement).wines)).toEqual([2]);
});

test("wines with the search text in their name precede other matches", () => {
  const wines = [
    aCellarWine({ id: id(1), name: "Ronco", appellation: "Barolo" }),
    aCellarWine({ id: id(2), name: "Barolo Bussia" }),
    aCellarWine({ id: id(3), name: "Langhe", tags: ["like Barolo"] }),
    aCellarWine({ id: id(4), name: "Barolo Cannubi" }),
  ];

  expect(numbers(searchWines(wines, "barolo").wines)).toEqual([2, 4, 1, 3]);
});

describe("similar words", () => {
  test.each([
    ["vieti", [3]],
    ["rosi", []],
    ["viettti", [3]],
    ["brezzo", [2]],
    ["brezza baralo", [2]],
    ["yquam 2009", [1]],
  ])("the search for %j finds words with one wrong letter", (search, ids) => {
    const { wines, isSimilar } = searchWines(CELLAR, search);

    expect(numbers(wines)).toEqual(ids);
    expect(isSimilar).toBe(ids.length > 0);
  });

  test("a search tries similar words only if nothing matches exactly", () => {
    const wines = [
      aCellarWine({ id: id(1), producer: "Vietti" }),
      aCellarWine({ id: id(2), producer: "Viette" }),
    ];

    expect(numbers(searchWines(wines, "viette").wines)).toEqual([2]);
  });
});

function found(search: string) {
  return numbers(searchWines(CELLAR, search).wines);
}

function numbers(wines: readonly { readonly id: string }[]) {
  return wines.map((wine) => Number(wine.id.slice(-12)));
}

test.each([
  ["wrong letter", "barola", "barolo"],
  ["missing letter", "chardonay", "chardonnay"],
  ["extra letter", "nebbbiolo", "nebbiolo"],
  ["extra last letter", "baroloo", "barolo"],
  ["missing last letter", "barol", "barolo"],
  ["swapped letters", "sanigovese", "sangiovese"],
  ["swapped letters in a beginning", "sanigo", "sangiovese"],
])("a search finds a word with a %s", (_, typed, word) => {
  expect(isMisspelled(typed, word)).toBe(true);
});

test.each([
  ["barbera", "barolo"],
  ["merlots", "merlau"],
  ["riesling", "ries"],
  ["chadonay", "chardonnay"],
])("a search for %s does not find %s", (typed, word) => {
  expect(isMisspelled(typed, word)).toBe(false);
});
