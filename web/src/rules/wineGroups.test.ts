import { expect, test } from "vitest";
import { aCellarWine, id } from "./testBuilders.ts";
import { groupWines } from "./wineGroups.ts";

const RIOJA = aCellarWine({ id: id(1), region: "Rioja", type: "White Wine" });
const ALSACE = aCellarWine({ id: id(2), region: "alsace", type: "White Wine" });
const OLD_RIOJA = aCellarWine({ id: id(3), region: "Rioja", type: "Red Wine" });
const WINES = [RIOJA, ALSACE, OLD_RIOJA];

test("regions stand by name, each with its wines in the order in which they come", () => {
  expect(groupWines(WINES, "region")).toEqual([
    { name: "alsace", wines: [ALSACE] },
    { name: "Rioja", wines: [RIOJA, OLD_RIOJA] },
  ]);
});

test("types stand as menus show them", () => {
  expect(groupWines(WINES, "type").map(({ name }) => name)).toEqual(["Red Wine", "White Wine"]);
});

test("not grouped, all stand together without a name", () => {
  expect(groupWines(WINES, undefined)).toEqual([{ name: undefined, wines: WINES }]);
});
