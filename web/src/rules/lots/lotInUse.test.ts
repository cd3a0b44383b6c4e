import { type Lot, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { lotToPutInto, lotToTakeFrom } from "./lotInUse.ts";
import { aWine, id } from "../testBuilders.ts";

const [FIRST, RACK, KITCHEN] = [id(1001), id(2), id(3)];

describe("taking a bottle", () => {
  test("a bottle is taken from the last used lot while it has bottles", () => {
    expect(takenFrom([lot(FIRST), lot(RACK), lot(KITCHEN)], KITCHEN)).toBe(KITCHEN);
    expect(takenFrom([lot(FIRST), lot(RACK), lot(KITCHEN, { bottles: 0 })], KITCHEN)).toBe(FIRST);
  });

  // Spec 10.59
  test("without a last used lot, an undated lot precedes the oldest lot", () => {
    const older = lot(KITCHEN, { boughtOn: "2019-05-01" });
    const newer = lot(RACK, { boughtOn: "2024-05-01" });

    expect(takenFrom([newer, older])).toBe(KITCHEN);
    expect(takenFrom([newer, older, lot(FIRST)])).toBe(FIRST);
  });

  test("bottles come from the first of equally old lots, never ordered lots", () => {
    const ordered = lot(RACK, { state: "ordered" });

    expect(takenFrom([lot(KITCHEN), lot(FIRST)])).toBe(KITCHEN);
    expect(takenFrom([ordered, lot(KITCHEN)], RACK)).toBe(KITCHEN);
  });

  test("no bottle can be taken from a wine without lots", () => {
    expect(takenFrom([])).toBeUndefined();
  });
});

describe("putting a bottle", () => {
  test("a new bottle joins the last used lot, else the original lot", () => {
    const lots = [lot(RACK), lot(FIRST), lot(KITCHEN, { state: "ordered" })];

    expect(putInto(lots, RACK)).toBe(RACK);
    expect(putInto(lots, KITCHEN)).toBe(FIRST);
    expect(putInto(lots)).toBe(FIRST);
    expect(putInto([])).toBeUndefined();
  });
});

function takenFrom(lots: Lot[], preferred?: string): string | undefined {
  return lotToTakeFrom(aWine({ lots }), preferred)?.id;
}

function putInto(lots: Lot[], preferred?: string): string | undefined {
  return lotToPutInto(aWine({ lots }), preferred)?.id;
}

function lot(lotId: string, fields: Partial<Lot> = {}): Lot {
  return { ...plainLot(lotId, 2), ...fields };
}
