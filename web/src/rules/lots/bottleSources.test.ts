import { type Lot, type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { bottleSources } from "./bottleSources.ts";
import { aWine, id } from "../testBuilders.ts";

const [RACK, KITCHEN] = [id(2), id(3)];
const PLACE: Place = {
  ...{ id: id(5), name: "Rack A", parentId: null, kind: "rack" },
  ...{ rows: 5, columns: 6, depth: 1 },
};
const PLACES = new Map([[PLACE.id, PLACE]]);

test("a bottle can be taken from each space of its lot, last space first", () => {
  const wine = aWine({ quantity: 3, lots: [lot(RACK, "B1, B2, B3", 3)] });

  expect(bottleSources(wine, RACK, PLACES)).toEqual([
    { lotId: RACK },
    { lotId: RACK, space: "B2" },
    { lotId: RACK, space: "B1" },
  ]);
});

// Spec 10.55
test("a bottle's sources are the preferred lot, other lots, then their other spaces", () => {
  const wine = aWine({ quantity: 6, lots: [lot(RACK, "B1, B2", 2), lot(KITCHEN, "C1, C2", 4)] });

  expect(bottleSources(wine, KITCHEN, PLACES)).toEqual([
    { lotId: KITCHEN },
    { lotId: RACK },
    { lotId: RACK, space: "B1" },
  ]);
});

function lot(lotId: string, position: string, bottles: number): Lot {
  return { ...plainLot(lotId, bottles), placeId: PLACE.id, position };
}
