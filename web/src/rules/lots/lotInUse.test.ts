import { type Lot, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { lotToPutInto, lotToTakeFrom } from "./lotInUse.ts";
import { aWine, id } from "../testBuilders.ts";

const [FIRST, RACK, KITCHEN] = [id(1001), id(2), id(3)];

describe("a bottle is taken", () => {
  test("from the lot that was used last, as long as it has one", () => {
    expect(takenFrom([lot(FIRST), lot(RACK), lot(KITCHEN)], KITCHEN)).toBe(KITCHEN);
    expect(takenFrom([lot(FIRST), lot(RACK), lot(KITCHEN, { bottles: 0 })], KITCHEN)).toBe(FIRST);
  });

  // Spec 10.59
  test("else from the one that was bought first, before which stands what nobody dated", () => {
    const older = lot(KITCHEN, { boughtOn: "2019-05-01" });
    const newer = lot(RACK, { boughtOn: "2024-05-01" });

    expect(takenFrom([newer, older])).toBe(KITCHEN);
    expect(takenFrom([newer, older, lot(FIRST)])).toBe(FIRST);
  });

  test("of equals from the one that stands first, and never from an order", () => {
    const ordered = lot(RACK, { state: "ordered" });

    expect(takenFrom([lot(KITCHEN), lot(FIRST)])).toBe(KITCHEN);
    expect(takenFrom([ordered, lot(KITCHEN)], RACK)).toBe(KITCHEN);
  });

  test("from nowhere in particular where no lots are told", () => {
    expect(takenFrom([])).toBeUndefined();
  });
});

describe("a bottle is put", () => {
  test("into the lot that was used last, else into the first", () => {
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

function lot(lotId: string, told: Partial<Lot> = {}): Lot {
  return { ...plainLot(lotId, 2), ...told };
}
