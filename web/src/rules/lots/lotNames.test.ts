import { type Lot, type Place, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { dayInWords } from "../day.ts";
import { lotNames, shownLots } from "./lotNames.ts";
import { aWine, id } from "../testBuilders.ts";

const FIRST = id(1001);
const RACK_A: Place = {
  id: id(5),
  name: "Rack A",
  parentId: null,
  kind: "rack",
  rows: 5,
  columns: 6,
  depth: 1,
};

describe("visible lots", () => {
  test("a wine's only lot is shown even without details", () => {
    expect(shownLots(aWine({ quantity: 6 }))).toEqual([plainLot(FIRST, 6)]);
  });

  test("[L1] empty lots are hidden if the wine has other lots", () => {
    const rack = lot(2, { position: "B3" });

    expect(shownLots(wineWith([plainLot(FIRST, 0), rack]))).toEqual([rack]);
    expect(shownLots(wineWith([plainLot(FIRST, 0)]))).toHaveLength(1);
    const emptied = { ...plainLot(FIRST, 0), shop: "Vinatis", position: "A1" };
    expect(shownLots(wineWith([emptied, rack]))).toEqual([rack]);
    expect(shownLots(wineWith([emptied]))).toEqual([emptied]);
    expect(shownLots(wineWith([rack, { ...emptied, id: id(7) }]))).toEqual([rack]);
  });
});

describe("the name of a lot", () => {
  test.each<[string, Partial<Lot>, Partial<Lot>, string[]]>([
    ["is its position", { position: "B3" }, { position: "C1" }, ["B3", "C1"]],
    [
      "is its place and position",
      { placeId: RACK_A.id, position: "B3" },
      { placeId: RACK_A.id },
      ["Rack A, B3", "Rack A"],
    ],
    [
      "leaves out a place that no longer exists",
      { placeId: id(9), position: "B3" },
      { placeId: id(9), shop: "Vinatis" },
      ["B3", "the lot from Vinatis"],
    ],
    [
      "is its size if sizes differ",
      { millilitres: 1500 },
      {},
      ["Magnum (1.5 l)", "Standard (750 ml)"],
    ],
    ["has its shop", { shop: "Vinatis" }, { position: "C1" }, ["the lot from Vinatis", "C1"]],
    [
      "has only what distinguishes the lot",
      { position: "B3" },
      { position: "B3", shop: "Vinatis" },
      ["B3, lot 1", "B3, the lot from Vinatis"],
    ],
    ["is its number without other details", {}, {}, ["lot 1", "lot 2"]],
  ])("the name of a lot %s", (_, one, other, names) => {
    expect([
      ...lotNames(wineWith([lot(2, one), lot(3, other)]), new Map([[RACK_A.id, RACK_A]])).values(),
    ]).toEqual(names);
  });

  test("the name of a lot has its purchase date in local format", () => {
    const names = lotNames(wineWith([lot(2, { boughtOn: "2024-05-03" }), lot(3)]));

    expect(names.get(id(2))).toBe(`the lot of ${dayInWords("2024-05-03")}`);
    expect(dayInWords("2024-05-03")).toContain("2024");
  });
});

function wineWith(lots: Lot[]) {
  return aWine({ lots });
}

function lot(n: number, fields: Partial<Lot> = {}): Lot {
  return { ...plainLot(id(n), 2), ...fields };
}
