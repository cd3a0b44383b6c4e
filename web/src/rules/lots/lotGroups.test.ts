import { type Place, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { id } from "../testBuilders.ts";
import { groupInWords, lotGroups } from "./lotGroups.ts";

const RACK: Place = {
  ...{ id: id(5), name: "Rack A", parentId: null, kind: "rack" },
  ...{ rows: 5, columns: 6, depth: 1 },
};
const lot = (n: number, position: string, shop: string | null = null) => ({
  ...plainLot(id(n), 1),
  ...{ placeId: RACK.id, position, shop },
});

test("lots that differ only by position and bottle count are grouped", () => {
  const lots = [lot(1, "B1"), lot(2, "B2", "Lavinia"), { ...lot(3, "B3"), bottles: 2 }];

  expect(lotGroups(lots).map((group) => group.map((one) => one.id))).toEqual([
    [id(1), id(3)],
    [id(2)],
  ]);
});

test("a lot group shows place, positions, size and number of bottles", () => {
  const group = [lot(1, "B1"), lot(2, "B2"), lot(3, "D4")];

  expect(groupInWords(group, new Map([[RACK.id, RACK]]))).toBe(
    "Rack A · B1–B2, D4 · Standard (750 ml) · 3 bottles",
  );
});
