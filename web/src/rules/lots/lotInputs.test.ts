import { type Lot, plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { type LotValues, lotValuesOf, readLot } from "./lotInputs.ts";
import { id } from "../testBuilders.ts";

const PLAIN = plainLot(id(2), 6);
const FILLED: Lot = {
  ...PLAIN,
  millilitres: 1_500,
  placeId: id(9),
  position: "B3",
  price: { minor: 4_550, currency: "GBP" },
  boughtOn: "2026-05-01",
  shop: "Lay & Wheeler",
  arrivesOn: "2026-12-01",
  note: "In bond",
};

describe("details of a lot", () => {
  test("a lot is unchanged after a round trip through the form", () => {
    expect(lotValuesOf(FILLED, "EUR")).toMatchObject({
      millilitres: "Magnum (1.5 l)",
      amount: "45.50",
      currency: "GBP",
    });
    expect(readLot(lotValuesOf(FILLED, "EUR"), PLAIN)).toEqual({ kind: "ready", lot: FILLED });
  });

  test("a lot form without input gives the usual size and no price", () => {
    expect(readLot(typed({ millilitres: "", currency: "EUR" }), PLAIN)).toEqual({
      kind: "ready",
      lot: PLAIN,
    });
  });

  // Spec 10.54
  test("values that have no field in the lot's form stay unchanged", () => {
    const lot: Lot = { ...FILLED, state: "ordered", placeId: id(9), foreignId: "vivino 7" };

    expect(readLot(lotValuesOf(lot, "EUR"), lot)).toEqual({ kind: "ready", lot });
  });
});

test.each([
  ["bottles", { bottles: "1000" }, "Bottles must be at most 999"],
  ["bottles", { bottles: "-1" }, "Bottles must be at least 0"],
  ["bottles", { bottles: "six" }, "Bottles must be a whole number"],
  ["bottles", { bottles: "" }, "Bottles must be a whole number"],
  ["millilitres", { millilitres: "large" }, "Bottle size must be 1 to 30000 ml"],
  ["position", { position: "x".repeat(51) }, "Position must be at most 50 characters"],
  [
    "currency",
    { amount: "45", currency: "" },
    "A price needs its currency, three letters like EUR",
  ],
  ["amount", { amount: "much", currency: "EUR" }, "Price must be an amount, like 45.50"],
  ["amount", { amount: "-4", currency: "EUR" }, "Price must be 0 or more"],
  [
    "amount",
    { amount: "1,250", currency: "KWD" },
    "Do you mean KWD\u00a01.250 or KWD\u00a01,250.000?",
  ],
  ["amount", { amount: "10000001", currency: "EUR" }, "Price must be at most 10,000,000"],
  ["boughtOn", { boughtOn: "2026-02-31" }, "Bought On must be a day, like 2026-05-01"],
] as const)("an invalid %s gets an error sentence", (field, values, sentence) => {
  expect(readLot(typed(values), PLAIN)).toEqual({
    kind: "wrong",
    problems: { [field]: sentence },
  });
});

function typed(values: Partial<LotValues>): LotValues {
  return { ...lotValuesOf(PLAIN, ""), ...values };
}
