import { expect, test } from "vitest";
import { aCellarWine, id } from "../../testBuilders.ts";
import { countedNames } from "./countChoices.ts";
import { NO_FILTER } from "./filterWines.ts";

const WINES = [
  aCellarWine({ id: id(1), country: "Italy", type: "Red Wine" }),
  aCellarWine({ id: id(2), country: "Italy", type: "White Wine" }),
  aCellarWine({ id: id(3), country: "France", type: "White Wine" }),
];

test("a choice's count applies the other filters and can be 0", () => {
  const filter = { ...NO_FILTER, type: "Red Wine", country: "Italy" };
  const among = { wines: WINES, search: "", filter, known: {} };

  expect(countedNames("country", among, ({ country }) => [country])).toEqual([
    { value: "France", label: "France", count: 0 },
    { value: "Italy", label: "Italy", count: 1 },
  ]);
});
