import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { countRows, lotsOfRows, ON_ORDER, rowsIn, rowsProblem, rowsText } from "./lotRows.ts";

const KITCHEN = { id: "kitchen-lot", bottles: "2", place: "kitchen" };
const ORDERED = { id: "ordered-lot", bottles: "2", place: ON_ORDER };

test("each lot form row becomes a lot, placed or on order", () => {
  const magnums = { ...plainLot("first", 4), millilitres: 1500, placeId: "rack", position: "B3" };

  expect(lotsOfRows([KITCHEN, ORDERED], magnums, "2027-03-01")).toEqual([
    { ...magnums, id: "kitchen-lot", bottles: 2, placeId: "kitchen", position: null },
    {
      ...magnums,
      ...{ id: "ordered-lot", bottles: 2, placeId: null, position: null },
      ...{ state: "ordered", arrivesOn: "2027-03-01" },
    },
  ]);
});

test("the total of form rows counts bottles on order separately", () => {
  const first = { bottles: "4", isOrdered: false };

  expect(countRows([KITCHEN, ORDERED], first)).toEqual({ bottles: 8, ordered: 2 });
  expect(countRows([], { ...first, isOrdered: true })).toEqual({ bottles: 4, ordered: 4 });
});

test("form rows are restored from a draft, without invalid rows", () => {
  expect(rowsIn(rowsText([KITCHEN, ORDERED]))).toEqual([KITCHEN, ORDERED]);
  expect(rowsText([])).toBe("");
  expect(rowsIn("[1]")).toEqual([]);
  expect(rowsIn("")).toEqual([]);
});

test.each(["", "0", "1000", "two"])(
  "a form row with the bottle count %j gets an error message",
  (bottles) => {
    expect(rowsProblem([KITCHEN, { ...ORDERED, bottles }])).toBe("Bottles must be 1 to 999");
  },
);

test("form rows with valid counts have no error", () => {
  expect(rowsProblem([KITCHEN, ORDERED])).toBeUndefined();
});
