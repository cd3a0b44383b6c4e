import { expect, test } from "vitest";
import { splitFinished } from "./finishedWines.ts";
import { aCellarWine } from "../../testBuilders.ts";

const full = aCellarWine({ id: "full", quantity: 2 });
const empty = aCellarWine({ id: "empty", quantity: 0, lots: [] });

test("wines without bottles are separated from other wines", () => {
  expect(splitFinished([empty, full], undefined)).toEqual({ present: [full], finished: [empty] });
});

// Spec 10.36
test("a newly finished wine keeps its position", () => {
  const wines = [empty, full];
  expect(splitFinished(wines, new Set())).toEqual({ present: wines, finished: [] });
});

test("a wine with bottles again is not finished", () => {
  expect(splitFinished([full], new Set(["full"]))).toEqual({ present: [full], finished: [] });
});
