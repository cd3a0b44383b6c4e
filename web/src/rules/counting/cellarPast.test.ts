import { expect, test } from "vitest";
import { aCellarWine, anEvent, id } from "../testBuilders.ts";
import { countPast } from "./cellarPast.ts";

test("an opened bottle of a removed wine counts under its wine type", () => {
  const wine = aCellarWine({ id: id(1), type: "White Wine" });
  const removed = [{ wine, removedAt: 0, restorableUntil: 0, isSwept: false }];
  const events = [anEvent(1, { day: "2026-05-01", bottles: -1 })];

  const counting = countPast({ wines: [], removed }, events, "2026-06-01");
  let step = counting.next();
  while (step.done !== true) step = counting.next();

  expect(step.value.opened[0].byType).toEqual([{ type: "White Wine", bottles: 1 }]);
});
