import { expect, test } from "vitest";
import { countActive, NO_FILTER } from "../../../rules/cellar/finding/filterWines.ts";
import { showRatingsOutOf } from "../../../rules/history/shownScale.ts";
import { activeFilters } from "./activeFilters.ts";

test("without active filters, the list of filters is empty", () => {
  expect(activeFilters(NO_FILTER)).toEqual([]);
  expect(countActive(NO_FILTER)).toBe(0);
});

test("each active filter has a label and can be removed separately", () => {
  const filter = {
    type: "Red Wine",
    varietal: "Syrah",
    vintageRange: { min: 2010, max: null },
    includeArchived: true,
    tag: "for guests",
    window: "leaving",
    size: 1_500,
    isOrdered: true,
    place: "none",
    country: "Germany",
    region: "Nahe",
    producer: "Dönnhoff",
    grape: "Riesling",
    price: "20-50",
    rating: "none",
  } as const;

  const active = activeFilters(filter);

  expect(active.map(({ label }) => label)).toEqual([
    "Red Wine",
    "Syrah",
    "From 2010",
    "for guests",
    "Leaving this year",
    "Magnum (1.5 l)",
    "On order",
    "Not placed",
    "Germany",
    "Nahe",
    "Dönnhoff",
    "Riesling",
    "Price: 20 to 50",
    "Rating: Not rated",
    "Archived too",
  ]);
  expect(countActive(filter)).toBe(active.length);
  expect(active[0]?.without).toEqual({ ...filter, type: "" });
  expect(active[2]?.without.vintageRange).toEqual({ min: null, max: null });
});

test("a vintage range counts as one active filter", () => {
  const between = { ...NO_FILTER, vintageRange: { min: 2010, max: 2015 } };

  expect(activeFilters(between).map(({ label }) => label)).toEqual(["2010 to 2015"]);
});

test("the rating filter's labels use the user's rating scale", () => {
  const label = () => activeFilters({ ...NO_FILTER, rating: "80-90" })[0]?.label;
  expect(label()).toBe("Rating: 80 to under 90");
  showRatingsOutOf(20);
  expect(label()).toBe("Rating: 16 to under 18");
  showRatingsOutOf(5);
  expect(label()).toBe("Rating: 4 to under 4.5");
  showRatingsOutOf(null);
});
