import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { bottlesIn, bottlesOf, contentsOf, placeChoices, placeTree } from "./placeTree.ts";
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
  [
    place(1, "Kitchen"),
    place(2, "Cellar"),
    place(3, "Rack 10", 2),
    place(4, "Rack 9", 2),
    place(5, "Box", 4),
    place(6, "Of a place that is gone", 99),
  ].map((one) => [one.id, one]),
);

test("places are named with their path, in tree order", () => {
  expect(placeChoices(PLACES).map(({ label }) => label)).toEqual([
    "Cellar",
    "Cellar › Rack 9",
    "Cellar › Rack 9 › Box",
    "Cellar › Rack 10",
    "Kitchen",
    "Of a place that is gone",
  ]);
});

test("[G5] places that contain each other in a cycle are all shown", () => {
  const circle = new Map([place(1, "A", 2), place(2, "B", 1)].map((one) => [one.id, one]));

  expect(placeTree(circle).map((node) => node.place.name)).toEqual(["A", "B"]);
});

// Spec 10.41
test("[G4] bottles count in all surrounding places; bottles of unknown places are unplaced", () => {
  const lot = (n: number, bottles: number, placeId: string | null) => ({
    ...plainLot(id(n), bottles),
    placeId,
  });
  const wines = [
    aCellarWine({ lots: [lot(11, 4, id(4)), lot(12, 2, id(5)), lot(13, 0, id(1))] }),
    aCellarWine({ quantity: 3 }),
    aCellarWine({ lots: [lot(14, 1, id(99)), { ...lot(15, 6, id(1)), state: "ordered" }] }),
  ];

  const contents = contentsOf(PLACES, wines);

  const [cellar, kitchen] = placeTree(PLACES);
  expect(cellar && bottlesIn(cellar, contents)).toBe(6);
  expect(kitchen && bottlesIn(kitchen, contents)).toBe(0);
  expect(bottlesOf(contents.get(id(4)) ?? [])).toBe(4);
  expect(bottlesOf(contents.get(undefined) ?? [])).toBe(4);
});
