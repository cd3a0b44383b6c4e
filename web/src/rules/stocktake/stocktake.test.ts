import { type Lot, type Place, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { contentsOf } from "../placement/placeTree.ts";
import { aCellarWine, id } from "../testBuilders.ts";
import { type Answer, correctedLots } from "./correctStock.ts";
import {
  differencesOf,
  lotsElsewhere,
  NOTHING_COUNTED,
  progressOf,
  stockLines,
  withFound,
  withOneFound,
  withOther,
} from "./stocktake.ts";

const RACK: Place = {
  id: id(77),
  name: "Rack B",
  parentId: null,
  kind: "rack",
  rows: 2,
  columns: 12,
  depth: null,
};
const FIRST = id(1001);
const lot = (bottles: number, details: Partial<Lot> = {}): Lot => ({
  ...plainLot(FIRST, bottles),
  placeId: RACK.id,
  ...details,
});

const barolo = aCellarWine({ lots: [lot(4, { position: "B1, A10, A2" })], quantity: 4 });
const chablis = aCellarWine({
  id: id(2),
  bottleId: id(1002),
  name: "Chablis",
  lots: [lot(3, { id: id(1002), placeId: null })],
});
const lines = stockLines([{ wine: barolo, lot: barolo.lots[0]! }], RACK);

test("a rack's stocktake lists used spaces, then bottles without a space", () => {
  expect(lines.map(({ space, bottles }) => [space, bottles])).toEqual([
    ["A2", 1],
    ["A10", 1],
    ["B1", 1],
    [undefined, 1],
  ]);
});

test("a scanned bottle counts on its wine's first line with missing bottles", () => {
  let counted = NOTHING_COUNTED;
  for (let n = 0; n < 5; n++) counted = withOneFound(counted, lines, barolo.id);

  expect(progressOf(counted, lines)).toEqual({ found: 4, recorded: 4 });
  expect(differencesOf(counted, lines, [barolo])).toMatchObject([{ kind: "extra", bottles: 1 }]);
});

test("in a stocktake, bottles not found are missing and unrecorded bottles extra", () => {
  let counted = withOneFound(NOTHING_COUNTED, lines, barolo.id);
  counted = withOneFound(withOneFound(counted, lines, chablis.id), lines, chablis.id);

  expect(differencesOf(counted, lines, [barolo, chablis])).toMatchObject([
    { kind: "missing", line: { space: "A10" }, bottles: 1 },
    { kind: "missing", line: { space: "B1" }, bottles: 1 },
    { kind: "missing", line: { space: undefined }, bottles: 1 },
    { kind: "extra", wine: { name: "Chablis" }, line: undefined, bottles: 2 },
  ]);
  expect(withOther(counted, chablis.id, 0).others).toEqual({});
  expect(withFound(counted, "x", -1).found).toMatchObject({ x: 0 });
});

test("a wine's lots in other places are offered as source of extra bottles", () => {
  const contents = contentsOf(new Map([[RACK.id, RACK]]), [barolo, chablis]);

  expect(lotsElsewhere(contents, chablis.id, RACK.id)).toMatchObject([{ lot: { bottles: 3 } }]);
  expect(lotsElsewhere(contents, barolo.id, RACK.id)).toEqual([]);
});

describe("a correction", () => {
  const here = { placeId: RACK.id, newId: () => id(9) };
  const [missing] = differencesOf(NOTHING_COUNTED, lines, [barolo]);
  const missingWith = (answer: Answer, wine = barolo) =>
    correctedLots(wine, [{ difference: missing!, answer }], here);

  test("a missing bottle's space is freed unless the user leaves the difference", () => {
    expect(missingWith({ kind: "count" })).toEqual([lot(3, { position: "B1, A10" })]);
    expect(missingWith({ kind: "unplaced" })).toEqual([
      lot(3, { position: "B1, A10" }),
      lot(1, { id: id(9), placeId: null }),
    ]);
    expect(missingWith({ kind: "leave" })).toEqual(barolo.lots);
  });

  test("correcting a missing bottle changes nothing if it was taken meanwhile", () => {
    const since = aCellarWine({ lots: [lot(2, { position: "B1, A10" })] });

    expect(missingWith({ kind: "count" }, since)).toEqual(since.lots);
    expect(missingWith({ kind: "unplaced" }, since)).toEqual(since.lots);
  });

  test("a correction moves extra bottles into a matching lot of the counted place", () => {
    const counted = withOther(NOTHING_COUNTED, chablis.id, 2);
    const [difference] = differencesOf(counted, [], [chablis]);
    const from: Answer = { kind: "moved", lotId: id(1002) };
    const correct = (wine: typeof chablis) =>
      correctedLots(wine, [{ difference: difference!, answer: from }], here);

    expect(correct(chablis)).toEqual([
      lot(1, { id: id(1002), placeId: null }),
      lot(2, { id: id(9) }),
    ]);
    const inBoth = { ...chablis, lots: [...chablis.lots, lot(1, { id: id(5) })] };
    expect(correct(inBoth)).toEqual([
      lot(1, { id: id(1002), placeId: null }),
      lot(3, { id: id(5) }),
    ]);
  });

  test("extra bottles counted as new become a lot in the counted place", () => {
    const counted = withOther(NOTHING_COUNTED, chablis.id, 2);
    const [difference] = differencesOf(counted, [], [chablis]);

    const lots = correctedLots(
      chablis,
      [{ difference: difference!, answer: { kind: "count" } }],
      here,
    );

    expect(lots).toEqual([...chablis.lots, lot(2, { id: id(9) })]);
  });
});
