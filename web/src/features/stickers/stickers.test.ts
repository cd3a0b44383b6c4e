import { type Lot, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { aCellarWine, id } from "../../rules/testBuilders.ts";
import { cornerOf, LABEL_SHEETS, labelsOn, PAPERS, sheetsOf, usualPaper } from "./labelSheets.ts";
import { laidOut, startFromInput, stickersFor } from "./stickers.ts";

const [barolo, chinon] = [
  aCellarWine({ id: id(1), bottleId: id(1001), quantity: 2 }),
  aCellarWine({ id: id(2), bottleId: id(1002), quantity: 1 }),
];

describe("label sheets", () => {
  test.each(LABEL_SHEETS.map((sheet) => [sheet.id, sheet] as const))(
    "the labels of %s are within the paper and do not overlap",
    (_, sheet) => {
      const paper = PAPERS[sheet.paper];
      const last = cornerOf(sheet, labelsOn(sheet) - 1);

      expect(cornerOf(sheet, 0).x).toBeGreaterThan(0);
      expect(cornerOf(sheet, 0).y).toBeGreaterThan(0);
      expect(last.x + sheet.width).toBeLessThan(paper.width);
      expect(last.y + sheet.height).toBeLessThan(paper.height);
      expect(sheet.pitch.x).toBeGreaterThanOrEqual(sheet.width);
      expect(sheet.pitch.y).toBeGreaterThanOrEqual(sheet.height);
    },
  );

  test("the position of each sheet's first label matches the maker's data", () => {
    const corners = LABEL_SHEETS.map((sheet) => {
      const { x, y } = cornerOf(sheet, 0);
      return [sheet.id, Number(x.toFixed(1)), Number(y.toFixed(1))];
    });
    expect(corners).toEqual([
      ["L7120", 7.5, 11],
      ["L7160", 7.2, 15.1],
      ["L7654", 9.7, 21.5],
      ["L7651", 4.7, 10.7],
      ["5160", 4.8, 12.7],
      ["6576", 11.8, 12.7],
      ["5163", 4, 12.7],
    ]);
  });

  test("the default paper for stickers is the country's usual format", () => {
    expect(usualPaper("en-US")).toBe("Letter");
    expect(usualPaper("fr-CA")).toBe("Letter");
    expect(usualPaper("en-GB")).toBe("A4");
    expect(usualPaper("de")).toBe("A4");
  });
});

describe("stickers", () => {
  test("a wine gets one sticker per bottle", () => {
    const codes = stickersFor([barolo, chinon], "bottle").map(({ code }) => code);
    expect(codes).toEqual([id(1001), id(1001), id(1002)]);
  });

  // Spec 10.60
  test("a sticker shows its lot's place; ordered lots get no stickers", () => {
    const rack = { id: id(9), name: "Rack B", parentId: null, kind: "rack" as const };
    const places = new Map([[rack.id, { ...rack, rows: 4, columns: 4, depth: 1 }]]);
    const lots: Lot[] = [
      { ...plainLot(id(1004), 2), placeId: rack.id, position: "B3, B4" },
      { ...plainLot(id(1005), 2), position: "Crate 7" },
      plainLot(id(1007), 1),
      { ...plainLot(id(1006), 12), state: "ordered" },
    ];
    const wine = aCellarWine({ id: id(4), bottleId: id(1004), quantity: 5, lots });

    const printed = stickersFor([wine], "bottle", places).map(({ code, location }) => [
      code,
      location,
    ]);
    expect(printed).toEqual([
      [id(1004), "Rack B, B3"],
      [id(1004), "Rack B, B4"],
      [id(1004), "Crate 7"],
      [id(1004), "Crate 7"],
      [id(1004), undefined],
    ]);
    expect(
      stickersFor([wine], "lot", places).map(({ code, location }) => [code, location]),
    ).toEqual([
      [id(1004), "Rack B, B3, B4"],
      [id(1004), "Crate 7"],
      [id(1004), undefined],
    ]);
  });

  test("with one sticker per wine, wines without bottles also get a sticker", () => {
    const empty = aCellarWine({ id: id(3), bottleId: id(1003), quantity: 0 });
    const codes = stickersFor([barolo, empty], "wine").map(({ code }) => code);
    expect(codes).toEqual([id(1001), id(1003)]);
  });

  test("stickers start after the used labels and continue on a second sheet", () => {
    const [sheet] = sheetsOf("A4");
    const sheets = laidOut(stickersFor([barolo, chinon], "bottle"), sheet!, 34);

    const places = sheets.map((one) => one.map(({ place, sticker }) => [place, sticker.code]));
    expect(places).toEqual([
      [[34, id(1001)]],
      [
        [0, id(1001)],
        [1, id(1002)],
      ],
    ]);
  });

  test("an invalid first label becomes the nearest valid label", () => {
    const [sheet] = sheetsOf("A4");
    const starts = ["1", "35", "36", "0", "-2", "2.5", ""].map((text) =>
      startFromInput(text, sheet!),
    );
    expect(starts).toEqual([1, 35, 35, 1, 1, 1, 1]);
  });
});
