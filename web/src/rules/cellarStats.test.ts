import fc from "fast-check";
import { expect, test } from "vitest";
import { cellarCounter } from "./cellarStats.ts";
import { aCellarWine } from "./testBuilders.ts";

test("bottles are summed, types and regions counted once each", () => {
  const wines = [
    aCellarWine({ quantity: 3, type: "Red Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 4, type: "White Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 0, type: "White Wine", region: "Mosel" }),
  ];

  expect(cellarCounter()(wines)).toEqual({ bottles: 7, types: 2, regions: 2 });
});

test("archived wines don't count, as in the collection's summary", () => {
  const wines = [
    aCellarWine({ quantity: 3 }),
    aCellarWine({ quantity: 9, type: "Rosé Wine", region: "Bandol", isArchived: true }),
  ];

  expect(cellarCounter()(wines)).toEqual({ bottles: 3, types: 1, regions: 1 });
});

test("however wines come, change and go, each count is that of its wines alone", () => {
  const wine = fc.record({
    quantity: fc.integer({ min: 0, max: 9 }),
    type: fc.constantFrom("Red Wine" as const, "White Wine" as const),
    region: fc.constantFrom("Piedmont", "Mosel", "Bandol"),
    isArchived: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.array(wine, { maxLength: 5 })), (lists) => {
      const count = cellarCounter();
      for (const list of lists) {
        const wines = list.map((values) => aCellarWine(values));
        expect(count(wines)).toEqual(cellarCounter()(wines));
      }
    }),
  );
});
