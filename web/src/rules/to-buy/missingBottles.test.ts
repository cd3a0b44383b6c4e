import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { aWine, id } from "../testBuilders.ts";
import { missingBottles, winesToBuy } from "./missingBottles.ts";

test.each([
  ["without a minimum", { keepAtLeast: null, quantity: 0 }, 0],
  ["below its minimum", { keepAtLeast: 3, quantity: 1 }, 2],
  ["at its minimum", { keepAtLeast: 3, quantity: 3 }, 0],
  ["above its minimum", { keepAtLeast: 3, quantity: 6 }, 0],
])("[T5] the number of bottles to buy of a wine %s is %3$s", (_, values, missing) => {
  expect(missingBottles(aWine(values))).toBe(missing);
});

test("[T5] bottles on order count towards a wine's minimum", () => {
  const lots = [plainLot(id(1001), 1), { ...plainLot(id(7), 2), state: "ordered" as const }];
  expect(missingBottles(aWine({ keepAtLeast: 6, quantity: 1, lots }))).toBe(3);
});

test("[T5] wines that lack the most come first; archived wines are excluded", () => {
  const [one, most, enough, archived] = [
    aWine({ id: id(1), keepAtLeast: 2, quantity: 1 }),
    aWine({ id: id(2), keepAtLeast: 6, quantity: 1 }),
    aWine({ id: id(3), keepAtLeast: 2, quantity: 2 }),
    aWine({ id: id(4), keepAtLeast: 2, quantity: 0, isArchived: true }),
  ];
  expect(winesToBuy([one, most, enough, archived])).toEqual([most, one]);
});
