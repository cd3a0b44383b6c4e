import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import { placeLines } from "./RecommendationCard.tsx";

const NOWHERE = new Map<string, Place>();

const lot = (position: string | null, bottles = 1) => ({
  ...plainLot(crypto.randomUUID(), bottles),
  position,
});

test("a recommendation lists each place with bottles that can be opened", () => {
  const arriving = { ...lot("Hall"), state: "ordered" as const };
  const wine = aWine({
    lots: [lot("B3"), lot("A1"), lot("B3"), lot("Z9", 0), lot(null), arriving],
  });

  expect(placeLines(wine, NOWHERE)).toEqual(["B3", "A1"]);
});

test("a recommendation shows a place's path from the outermost place", () => {
  const [cellar, rack] = [placeOf("Cellar"), placeOf("Rack B")];
  const places = new Map([cellar, { ...rack, parentId: cellar.id }].map((one) => [one.id, one]));
  const wine = aWine({
    lots: [
      { ...lot("B3"), placeId: rack.id },
      { ...lot(null), placeId: cellar.id },
      { ...lot(null), placeId: crypto.randomUUID() },
    ],
  });

  expect(placeLines(wine, places)).toEqual(["Cellar › Rack B · B3", "Cellar"]);
});

test("a place with several lots is listed once, with all positions", () => {
  const rack = placeOf("Rack B");
  const held = (position: string, bottles = 1) => ({ ...lot(position, bottles), placeId: rack.id });
  const wine = aWine({ lots: [held("A1, A2", 2), { ...lot(null), placeId: rack.id }, held("D4")] });

  expect(placeLines(wine, new Map([[rack.id, rack]]))).toEqual(["Rack B · A1, A2, D4"]);
});

test("a recommended wine without places shows no place", () => {
  expect(placeLines(aWine({ lots: [] }), NOWHERE)).toEqual([]);
});

function placeOf(name: string): Place {
  const id = crypto.randomUUID();
  return { id, name, parentId: null, kind: "rack", rows: null, columns: null, depth: null };
}
