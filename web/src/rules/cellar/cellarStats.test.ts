import fc from "fast-check";
import { expect, test } from "vitest";
import { cellarTally } from "./cellarStats.ts";
import type { CellarWine } from "./CellarWine.ts";
import { aCellarWine } from "../testBuilders.ts";

// Spec 2.18
test("Quick Stats show total bottles and the numbers of types and regions", () => {
  const wines = [
    aCellarWine({ quantity: 3, type: "Red Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 4, type: "White Wine", region: "Piedmont" }),
    aCellarWine({ quantity: 0, type: "White Wine", region: "Mosel" }),
  ];

  expect(counted(wines)).toEqual({ bottles: 7, types: 2, regions: 2 });
});

test("Quick Stats don't count archived wines", () => {
  const wines = [
    aCellarWine({ quantity: 3 }),
    aCellarWine({ quantity: 9, type: "Rosé Wine", region: "Bandol", isArchived: true }),
  ];

  expect(counted(wines)).toEqual({ bottles: 3, types: 1, regions: 1 });
});

test("Quick Stats equal a full count after random changes", () => {
  const wine = fc.record({
    quantity: fc.integer({ min: 0, max: 9 }),
    type: fc.constantFrom("Red Wine" as const, "White Wine" as const),
    region: fc.constantFrom("Piedmont", "Mosel", "Bandol"),
    isArchived: fc.boolean(),
  });
  const replaced = fc.record({ place: fc.nat(4), after: fc.option(wine, { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(replaced), (replacements) => {
      const tally = cellarTally();
      const there = new Map<number, CellarWine>();
      for (const { place, after } of replacements) {
        const next = after && aCellarWine(after);
        tally.replace(there.get(place), next);
        if (next) there.set(place, next);
        else there.delete(place);
        expect(tally.stats()).toEqual(counted([...there.values()]));
      }
    }),
  );
});

function counted(wines: readonly CellarWine[]) {
  const tally = cellarTally();
  for (const wine of wines) tally.replace(undefined, wine);
  return tally.stats();
}
