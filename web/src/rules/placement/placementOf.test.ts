import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { filterWines, NO_FILTER } from "../cellar/finding/filterWines.ts";
import { UNPLACED } from "../cellar/placement.ts";
import { placementOf } from "./placementOf.ts";
import { aCellarWine, id } from "../testBuilders.ts";

const place = (n: number, name: string, parent?: number): Place => ({
  id: id(n),
  name,
  parentId: parent === undefined ? null : id(parent),
  kind: "other",
  rows: null,
  columns: null,
  depth: null,
});

const PLACES = new Map(
  [place(1, "Kitchen"), place(2, "Cellar"), place(3, "Rack B", 2)].map((one) => [one.id, one]),
);
const PLACEMENT = placementOf(PLACES);

const wineWithLots = (
  n: number,
  name: string,
  ...lots: readonly [bottles: number, placeId: string][]
) =>
  aCellarWine({
    id: id(n),
    name,
    lots: lots.map(([bottles, placeId], lot) => ({ ...plainLot(id(lot), bottles), placeId })),
  });

const WINES = [
  wineWithLots(11, "Aloxe", [1, id(1)], [4, id(3)]),
  wineWithLots(12, "Barolo", [6, id(1)]),
  wineWithLots(13, "Chinon", [2, id(99)]),
  aCellarWine({ id: id(14), name: "Dao" }),
];

test("wines are found by place name, including outer places", () => {
  expect(found("rack b")).toEqual(["Aloxe"]);
  expect(found("cellar")).toEqual(["Aloxe"]);
  expect(found("kitchen")).toEqual(["Aloxe", "Barolo"]);
});

test("[G4] a place filter includes inner places; wines without a known place are unplaced", () => {
  expect(found("", id(2))).toEqual(["Aloxe"]);
  expect(found("", id(1))).toEqual(["Aloxe", "Barolo"]);
  expect(found("", id(99))).toEqual([]);
  expect(found("", UNPLACED)).toEqual(["Chinon", "Dao"]);
});

test("a wine's places are listed once each, most bottles first", () => {
  const where = (wine: number) => WINES[wine] && PLACEMENT?.whereOf(WINES[wine]);

  expect(where(0)).toBe("Rack B, Kitchen");
  expect(where(1)).toBe("Kitchen");
  expect(where(2)).toBeUndefined();
});

test("without places, place filters and groups are not available", () => {
  expect(placementOf(new Map())).toBeUndefined();
});

function found(search: string, placeId = ""): readonly string[] {
  const known = { placement: PLACEMENT };
  return filterWines(WINES, search, { ...NO_FILTER, place: placeId }, known).map(
    ({ name }) => name,
  );
}
