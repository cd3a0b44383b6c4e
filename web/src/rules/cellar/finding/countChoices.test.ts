import { expect, test } from "vitest";
import { aCellarWine, id } from "../../testBuilders.ts";
import { countValues, namedChoices } from "./countChoices.ts";
import { NO_FILTER } from "./filterWines.ts";

const WINES = [
  aCellarWine({ id: id(1), country: "Italy", type: "Red Wine" }),
  aCellarWine({ id: id(2), country: "Italy", type: "White Wine" }),
  aCellarWine({ id: id(3), country: "France", type: "White Wine" }),
];

test("the filter choices are the wines' values, sorted by name", () => {
  expect(namedChoices("country", WINES, ({ country }) => [country])).toEqual([
    { value: "France", label: "France" },
    { value: "Italy", label: "Italy" },
  ]);
});

test("the count of a filter choice includes the effect of other filters", () => {
  const filter = { ...NO_FILTER, type: "Red Wine", country: "Italy" };
  const scope = { wines: WINES, search: "", filter, known: {} };

  expect(countValues("country", scope, ({ country }) => [country])).toEqual(
    new Map([["Italy", 1]]),
  );
});
