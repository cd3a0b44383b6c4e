import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { placementOf } from "../../placement/placementOf.ts";
import { aCellarWine, id } from "../../testBuilders.ts";
import { type GroupedBy, groupWines } from "./wineGroups.ts";
import { wineNames } from "../wineNames.ts";

const RIOJA = aCellarWine({ id: id(1), region: "Rioja", type: "White Wine" });
const ALSACE = aCellarWine({ id: id(2), region: "alsace", type: "White Wine" });
const OLD_RIOJA = aCellarWine({ id: id(3), region: "Rioja", type: "Red Wine" });
const WINES = [RIOJA, ALSACE, OLD_RIOJA];

test("groups by region are sorted by name and keep their wines' order", () => {
  expect(groupWines(WINES, "region")).toEqual([
    { name: "alsace", wines: [ALSACE], bottles: 6 },
    { name: "Rioja", wines: [RIOJA, OLD_RIOJA], bottles: 12 },
  ]);
});

test("grouping by wine type lists red wines before white wines", () => {
  expect(groupWines(WINES, "type").map(({ name }) => name)).toEqual(["Red Wine", "White Wine"]);
});

test("wines are grouped under their bottles' places, finished wines under the last", () => {
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

  expect(groupWines([apart, drunk, nowhere], "place", { placement })).toEqual([
    { name: "Kitchen", wines: [apart], bottles: 2 },
    { name: "Rack B", wines: [apart, drunk], bottles: 4 },
    { name: "Not placed", wines: [nowhere], bottles: 3 },
  ]);
});

test("without grouping, all wines form one unnamed group", () => {
  expect(groupWines(WINES, undefined)).toMatchObject([{ name: undefined, wines: WINES }]);
});

function placeOf(placeId: string, name: string): Place {
  return {
    ...{ id: placeId, name, parentId: null, kind: "room" },
    ...{ rows: null, columns: null, depth: null },
  };
}

test("wines can be grouped by country, vintage and grape", () => {
  const cuvee = aCellarWine({
    id: id(31),
    country: "Deutschland",
    vintage: 2020,
    varietal: "Grauburgunder, Riesling",
  });
  const wine = aCellarWine({
    id: id(32),
    country: "Germany",
    vintage: 2018,
    varietal: "Pinot Gris",
  });
  const nv = aCellarWine({ id: id(33), country: "France", nonVintage: true, varietal: "Riesling" });
  const groupsBy = (groupedBy: GroupedBy) =>
    groupWines([cuvee, wine, nv], groupedBy, { names: wineNames(EQUAL) }).map(
      (group) => [group.name, group.wines.length] as const,
    );

  expect(groupsBy("country")).toEqual([
    ["France", 1],
    ["Germany", 2],
  ]);
  expect(groupsBy("grape")).toEqual([
    ["Pinot Gris", 2],
    ["Riesling", 2],
  ]);
  expect(groupsBy("vintage").map(([name]) => name)).toEqual(["2018", "2020", "NV"]);
});

const EQUAL = {
  country: (name: string) => (name === "Deutschland" ? "Germany" : undefined),
  region: () => undefined,
  grape: (name: string) => (name === "Grauburgunder" ? "Pinot Gris" : undefined),
};

test("groups by drinking window begin with wines to drink soon", () => {
  const stages = { [id(1)]: "ready", [id(2)]: "soon" } as const;
  const windowOf = ({ id: wineId }: { readonly id: string }) => {
    const stage = wineId === id(1) || wineId === id(2) ? stages[wineId] : undefined;
    return stage && { stage, isLeaving: false };
  };

  expect(groupWines(WINES, "window", { windowOf }).map(({ name }) => name)).toEqual([
    "Drink soon",
    "Ready",
    "No drinking window",
  ]);
});
