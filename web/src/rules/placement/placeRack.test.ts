import { type Lot, plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import {
  fillSpaces,
  freeSpaces,
  moveInRack,
  putInSpace,
  rackContents,
  spacesInWords,
  takeFromSpace,
} from "./placeRack.ts";
import { aCellarWine, id } from "../testBuilders.ts";

const RACK = id(77);
const FIRST = id(1001);

const lot = (bottles: number, details: Partial<Lot> = {}): Lot => ({
  ...plainLot(FIRST, bottles),
  ...details,
});

const wineWith = (...lots: Lot[]) => aCellarWine({ lots });

test("a rack lists bottles in each space and bottles without a space", () => {
  const wine = wineWith(lot(4, { placeId: RACK, position: "A1, B2, Z9" }));

  const { inSpace, loose } = rackContents({ rows: 2, columns: 2, depth: 1 }, [
    { wine, lot: lot(4, { placeId: RACK, position: "A1, B2, Z9" }) },
  ]);

  expect([...inSpace].map(([name, lots]) => [name, lots.length])).toEqual([
    ["A1", 1],
    ["A2", 0],
    ["B1", 0],
    ["B2", 1],
  ]);
  expect(loose.map(({ bottles }) => bottles)).toEqual([2]);
});

test("several bottles fill the next free spaces as one lot", () => {
  const taken = { wine: wineWith(lot(1)), lot: lot(1, { placeId: RACK, position: "A2" }) };
  const contents = rackContents({ rows: 2, columns: 2, depth: 2 }, [taken]);
  const spaces = freeSpaces(contents, { start: "A1", count: 2 });
  expect(spaces).toEqual(["A1", "B1"]);
  expect(freeSpaces(contents, { start: "B2", count: 2 })).toEqual(["B2"]);

  const put = { lotId: FIRST, spaces, rackId: RACK, newId: id(2) };
  expect(fillSpaces(wineWith(lot(3)), put)).toEqual([
    lot(1),
    { ...lot(2), id: id(2), placeId: RACK, position: "A1, B1" },
  ]);
  expect(fillSpaces(wineWith(lot(2)), put).map(({ bottles }) => bottles)).toEqual([0, 2]);
});

test("a rack counts its used spaces, not its bottles", () => {
  const wine = wineWith(lot(10, { placeId: RACK, position: "A1, B2" }));
  const rack = { rows: 2, columns: 2, depth: 1 };

  const contents = rackContents(
    rack,
    wine.lots.map((one) => ({ wine, lot: one })),
  );

  expect(spacesInWords(contents)).toBe("2 of 4 spaces used");
});

// Spec 10.41
test("putting unplaced bottles into a rack's spaces splits off one lot", () => {
  const shop = "Enoteca";
  const once = putInSpace(wineWith(lot(3, { shop })), {
    lotId: FIRST,
    space: "B3",
    rackId: RACK,
    newId: id(2),
  });
  expect(once).toEqual([
    lot(2, { shop }),
    { ...lot(1, { shop }), id: id(2), placeId: RACK, position: "B3" },
  ]);

  const twice = putInSpace(wineWith(...once), {
    lotId: FIRST,
    space: "B4",
    rackId: RACK,
    newId: id(3),
  });
  expect(twice).toEqual([
    lot(1, { shop }),
    { ...lot(2, { shop }), id: id(2), placeId: RACK, position: "B3, B4" },
  ]);
});

test("a bottle in a rack gets a space without splitting its lot", () => {
  const put = { lotId: FIRST, space: "B3", rackId: RACK, newId: id(2) };

  expect(putInSpace(wineWith(lot(1)), put)).toEqual([lot(1, { placeId: RACK, position: "B3" })]);
  expect(putInSpace(wineWith(lot(2, { placeId: RACK, position: "A1" })), put)).toEqual([
    lot(2, { placeId: RACK, position: "A1, B3" }),
  ]);
});

test("taking or moving a bottle updates the spaces of its lot", () => {
  const wine = wineWith(lot(2, { placeId: RACK, position: "A1, B3" }));
  const at = { lotId: FIRST, space: "B3" };

  expect(takeFromSpace(wine, at)).toEqual([lot(1, { placeId: RACK, position: "A1" })]);
  expect(moveInRack(wine, { ...at, to: "C1" })).toEqual([
    lot(2, { placeId: RACK, position: "A1, C1" }),
  ]);
});
