import { expect, test } from "vitest";
import { splitFinished } from "./finishedWines.ts";
import { aCellarWine } from "../../testBuilders.ts";

const full = aCellarWine({ id: "full", quantity: 2 });
const empty = aCellarWine({ id: "empty", quantity: 0, lots: [] });

test("finished wines are separated from wines with bottles", () => {
  expect(splitFinished([empty, full], undefined)).toEqual({ present: [full], finished: [empty] });
});

// Spec 10.36
test("a wine finished since the list was last split keeps its position", () => {
  const wines = [empty, full];
  expect(splitFinished(wines, new Set())).toEqual({ present: wines, finished: [] });
});

test("a finished wine with new bottles is listed among wines with bottles", () => {
  expect(splitFinished([full], new Set(["full"]))).toEqual({ present: [full], finished: [] });
});
