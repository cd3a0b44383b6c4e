import { expect, test } from "vitest";
import { id } from "../testBuilders.ts";
import { hasSpace, spaceCalled, spaceName, rackOf } from "./rack.ts";

test.each([
  [{ row: 1, column: 1, layer: 1 }, "A1"],
  [{ row: 26, column: 12, layer: 1 }, "Z12"],
  [{ row: 27, column: 3, layer: 2 }, "AA3/2"],
  [{ row: 100, column: 100, layer: 4 }, "CV100/4"],
])("a space's name has row, column and, behind the first layer, the layer", (space, name) => {
  expect(spaceName(space)).toBe(name);
  expect(spaceCalled(name)).toEqual(space);
});

test("only a rack with a size has spaces", () => {
  const rack = { id: id(77), name: "B", parentId: null, kind: "rack", columns: 6 } as const;

  expect(rackOf({ ...rack, rows: 5, depth: null })).toEqual({ rows: 5, columns: 6, depth: 1 });
  expect(rackOf({ ...rack, rows: null, depth: null })).toBeUndefined();
  expect(rackOf({ ...rack, kind: "room", rows: 5, depth: 1 })).toBeUndefined();
});

test.each([
  ["B2", true],
  ["B2/2", true],
  ["B3", false],
  ["C1", false],
  ["B2/3", false],
  ["by the door", false],
])("whether %j is a space of a 2 × 2 × 2 rack: %j", (name, isThere) => {
  expect(hasSpace({ rows: 2, columns: 2, depth: 2 }, name)).toBe(isThere);
});
