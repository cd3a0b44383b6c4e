import fc from "fast-check";
import { WINE_TYPES } from "sync-protocol";
import { expect, test } from "vitest";
import { PRICE_BANDS, RATING_BANDS } from "../../../rules/cellar/finding/filterWines.ts";
import { GROUPINGS } from "../../../rules/cellar/order/wineGroups.ts";
import { SORTS } from "./sorts.ts";
import { COLUMN_NAMES, type CollectionView, DEFAULT_VIEW, queryOf, viewIn } from "./viewAddress.ts";

const year = fc.option(fc.integer({ min: 0, max: 3000 }));

const view: fc.Arbitrary<CollectionView> = fc.record({
  search: fc.string({ unit: "grapheme" }),
  filter: fc.record({
    type: fc.constantFrom("", ...WINE_TYPES),
    varietal: fc.constantFrom("", "Nebbiolo", "Grüner & Co = 50%"),
    vintageRange: fc.record({ min: year, max: year }),
    includeArchived: fc.boolean(),
    window: fc.constantFrom("", "young", "leaving"),
    tag: fc.constantFrom("", "for guests, red"),
    size: fc.constantFrom(null, 750, 1_500),
    isOrdered: fc.boolean(),
    place: fc.constantFrom("", "none", "0b0e7f1c-3f5a-4a8e-9c53-4f2f5f6d7e8a"),
    country: fc.constantFrom("", "Germany"),
    region: fc.constantFrom("", "Côte d'Or & more"),
    producer: fc.constantFrom("", "G.D. Vajra"),
    grape: fc.constantFrom("", "Pinot Gris"),
    price: fc.constantFrom("", ...PRICE_BANDS),
    rating: fc.constantFrom("", ...RATING_BANDS),
  }),
  sort: fc.constantFrom(...SORTS),
  groupedBy: fc.constantFrom(undefined, ...GROUPINGS),
  look: fc.constantFrom("cards", "table"),
  columns: fc.subarray([...COLUMN_NAMES]),
});

// Spec 10.30
test("a view written to the address is read back unchanged", () => {
  fc.assert(
    fc.property(view, (one) => {
      expect(viewIn(queryOf(one))).toEqual(one);
    }),
  );
});

test("the view's default values are not in the address", () => {
  expect(queryOf(DEFAULT_VIEW)).toBe("");
  expect(queryOf({ ...DEFAULT_VIEW, search: "barolo" })).toBe("?q=barolo");
});

test("address values that this build does not know are ignored", () => {
  expect(viewIn("?type=Beer&from=soon&sort=price-of-gold&colour=blue")).toEqual(DEFAULT_VIEW);
});
