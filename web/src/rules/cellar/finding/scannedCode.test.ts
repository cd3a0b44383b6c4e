import { describe, expect, test } from "vitest";
import { understandCode, wineOfBottle, winesWithBarcode } from "./scannedCode.ts";
import { aCellarWine, id } from "../../testBuilders.ts";

describe("scanned codes", () => {
  test.each([
    ["the address on a sticker", `https://cellar.example.org/b/${id(7)}`],
    ["the address of an app that is served under a path", `http://localhost:3000/wine/b/${id(7)}/`],
    ["a bottle ID that was typed, with spaces around it", `  ${id(7).toUpperCase()} `],
  ])("%s is recognized as a bottle's sticker", (_, text) => {
    expect(understandCode(text)).toEqual({ kind: "sticker", bottleId: id(7) });
  });

  test.each([
    ["EAN-13", "4006381333931"],
    ["UPC-A", "036000291452"],
    ["EAN-8", "73513537"],
  ])("a code of type %s is recognized as a barcode", (_, digits) => {
    expect(understandCode(digits)).toEqual({ kind: "barcode", digits });
  });

  test("printed spaces between a barcode's digits are ignored", () => {
    expect(understandCode("4 006381 333931")).toEqual({ kind: "barcode", digits: "4006381333931" });
  });

  test.each([
    ["a barcode with a mistyped digit", "4006381333932"],
    ["another site's address", "https://example.org/wine"],
    ["an incomplete bottle ID", id(7).slice(0, -1)],
    ["a blank text", " "],
  ])("%s is recognized as neither sticker nor barcode", (_, text) => {
    expect(understandCode(text).kind).toBe("other");
  });
});

test("a bottle ID finds its wine, archived or not", () => {
  const wine = aCellarWine({ bottleId: id(1007), isArchived: true });
  const wines = [aCellarWine({ id: id(2), bottleId: id(1002) }), wine];

  expect(wineOfBottle(wines, id(1007))).toBe(wine);
  expect(wineOfBottle(wines, id(9999))).toBeUndefined();
});

test("a UPC-A barcode finds wines that have it with or without leading 0", () => {
  const [older, newer, other] = [
    aCellarWine({ id: id(1), vintage: 2018, barcodes: ["4006381333931", "036000291452"] }),
    aCellarWine({ id: id(2), vintage: 2019, barcodes: ["0036000291452"] }),
    aCellarWine({ id: id(3), barcodes: ["4006381333931"] }),
  ];

  expect(winesWithBarcode([older, newer, other], "036000291452")).toEqual([older, newer]);
  expect(winesWithBarcode([older, newer, other], "73513537")).toEqual([]);
});
