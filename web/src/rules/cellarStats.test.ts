import { expect, test } from "vitest";
import { cellarStats } from "./cellarStats.ts";
import { aCellarWine } from "./testBuilders.ts";

test("bottles are summed, types and regions counted once each", () => {
  const wines = [
    aCellarWine({ quantity: 3, type: "Red Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 4, type: "White Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 0, type: "White Wine", region: "Mosel" }),
  ];

  expect(cellarStats(wines)).toEqual({ bottles: 7, types: 2, regions: 2 });
});

test("archived wines don't count, as in the collection's summary", () => {
  const wines = [
    aCellarWine({ quantity: 3 }),
    aCellarWine({ quantity: 9, type: "Rosé Wine", region: "Bandol", isArchived: true }),
  ];

  expect(cellarStats(wines)).toEqual({ bottles: 3, types: 1, regions: 1 });
});
