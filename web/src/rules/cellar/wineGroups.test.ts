import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { placementOf } from "../placement/placementOf.ts";
import { aCellarWine, id } from "../testBuilders.ts";
import { groupWines } from "./wineGroups.ts";

const RIOJA = aCellarWine({ id: id(1), region: "Rioja", type: "White Wine" });
const ALSACE = aCellarWine({ id: id(2), region: "alsace", type: "White Wine" });
const OLD_RIOJA = aCellarWine({ id: id(3), region: "Rioja", type: "Red Wine" });
const WINES = [RIOJA, ALSACE, OLD_RIOJA];

test("regions stand by name, each with its wines in the order in which they come", () => {
  expect(groupWines(WINES, "region")).toEqual([
    { name: "alsace", wines: [ALSACE], bottles: 6 },
    { name: "Rioja", wines: [RIOJA, OLD_RIOJA], bottles: 12 },
  ]);
});

test("types stand as menus show them", () => {
  expect(groupWines(WINES, "type").map(({ name }) => name)).toEqual(["Red Wine", "White Wine"]);
});

test("by place a wine stands wherever bottles of it lie, and one that is gone where they lay", () => {
  const [rack, kitchen] = [placeOf(id(11), "Rack B"), placeOf(id(12), "Kitchen")];
  const placement = placementOf(new Map([rack, kitchen].map((place) => [place.id, place])));
  const lotIn = (placeId: string | null, bottles: number, n: number) => ({
    ...plainLot(id(n), bottles),
    placeId,
  });
  const apart = aCellarWine({ lots: [lotIn(rack.id, 4, 21), lotIn(kitchen.id, 2, 22)] });
  const drunk = aCellarWine({ id: id(5), quantity: 0, lots: [lotIn(rack.id, 0, 23)] });
  const ordered = { ...lotIn(kitchen.id, 6, 25), state: "ordered" as const };
  const nowhere = aCellarWine({ id: id(6), lots: [lotIn(null, 3, 24), ordered] });

  expect(groupWines([apart, drunk, nowhere], "place", placement)).toEqual([
    { name: "Kitchen", wines: [apart], bottles: 2 },
    { name: "Rack B", wines: [apart, drunk], bottles: 4 },
    { name: "Not placed", wines: [nowhere], bottles: 3 },
  ]);
});

test("not grouped, all stand together without a name", () => {
  expect(groupWines(WINES, undefined)).toMatchObject([{ name: undefined, wines: WINES }]);
});

function placeOf(placeId: string, name: string): Place {
  return {
    ...{ id: placeId, name, parentId: null, kind: "room" },
    ...{ rows: null, columns: null, depth: null },
  };
}
