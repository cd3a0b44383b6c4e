import { plainLot, WINE_ADDITIONS } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { ON_ORDER, rowsText } from "../../rules/lots/lotRows.ts";
import {
  blankValues,
  formLotOf,
  ON,
  problemsOf,
  readForm,
  valuesOf,
  type WineFormValues,
} from "./formValues.ts";

const bounds = { year: 2026, knownVintage: undefined, unasked: WINE_ADDITIONS };

// Spec 4.11, 5.2
test("an untouched wine form has this year's vintage and reports missing fields", () => {
  const blank = blankValues(2026);
  expect(blank).toMatchObject({ vintage: "2026", quantity: "1" });

  expect(readForm(blank, null, bounds)).toEqual({
    kind: "wrong",
    problems: {
      name: "Name is required",
      producer: "Producer is required",
      type: "Wine type is required",
      varietal: "Varietal is required",
      country: "Country is required",
      region: "Region is required",
    },
  });
});

// Spec 5.7
test("a filled form is read as a wine with the typed values", () => {
  const read = readForm(filled(), null, bounds);

  expect(read).toMatchObject({
    kind: "ready",
    body: { name: "Riesling Kabinett", vintage: 2020, quantity: 6, notes: null, photoUrl: null },
  });
});

describe("the vintage", () => {
  test.each([
    ["1799", "Vintage must be 1800 or later"],
    ["2027", "Vintage must be 2026 or earlier"],
    ["2019.5", "Vintage must be a year"],
    ["", "Vintage is required"],
  ])("vintage %j is refused: %s", (vintage, sentence) => {
    expect(readForm(filled({ vintage }), null, bounds)).toEqual({
      kind: "wrong",
      problems: { vintage: sentence },
    });
  });

  test.each(["1800", "2026"])("vintage %s is accepted", (vintage) => {
    expect(readForm(filled({ vintage }), null, bounds).kind).toBe("ready");
  });

  test("[W2] an edited wine may keep a vintage in the future", () => {
    const read = readForm(filled({ vintage: "2027" }), null, { ...bounds, knownVintage: 2027 });

    expect(read.kind).toBe("ready");
  });
});

describe("the fields under More", () => {
  const typedFields = {
    nonVintage: ON,
    appellation: "Nahe",
    designation: "Halenberg",
    alcohol: "8,5",
    drinkFrom: "2027",
    drinkTo: "2040",
    tags: " gift, , birthday ",
  };
  const meant = {
    nonVintage: true,
    appellation: "Nahe",
    designation: "Halenberg",
    alcohol: 8.5,
    drinkFrom: 2027,
    drinkTo: 2040,
    tags: ["gift", "birthday"],
  };

  test("the reopened form shows the values that were entered under More", () => {
    const read = readForm(filled(typedFields), null, bounds);

    expect(read).toMatchObject({ kind: "ready", body: meant });
    const opened = read.kind === "ready" ? valuesOf(read.body) : undefined;
    expect(opened).toMatchObject({ ...typedFields, alcohol: "8.5", tags: "gift, birthday" });
  });

  test("an empty field under More becomes null; hidden fields keep their values", () => {
    const unasked = { ...WINE_ADDITIONS, ...meant, barcodes: ["4006381333931"] };
    const read = readForm(filled(), null, { ...bounds, unasked });

    expect(read).toMatchObject({
      kind: "ready",
      body: { ...WINE_ADDITIONS, barcodes: ["4006381333931"] },
    });
  });

  test.each([
    ["alcohol", "120", "Alcohol must be from 0 to 99.9 percent"],
    ["drinkFrom", "20", "Drink From must be a year from 1800 to 2999"],
    ["tags", "x".repeat(51), "A tag must be at most 50 characters"],
  ] as const)("an invalid %s gets an error message", (field, text, sentence) => {
    const read = readForm(filled({ [field]: text }), null, bounds);

    expect(read).toMatchObject({ kind: "wrong", problems: { [field]: sentence } });
  });
});

const id = (n: number) => `1b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a00${String(n)}`;

describe("the lot in the form", () => {
  const bottleId = "1b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a111";
  const other = { ...plainLot("1b7a5c0e-8d44-4df1-9b5e-0d8c3ad2a222", 2), position: "B3" };
  const formLot = formLotOf({ quantity: 1, lots: [] }, bottleId);

  test("the submitted lot has the form's bottle count and values under More", () => {
    const typed = { millilitres: "magnum", amount: "45", currency: "gbp", shop: "Vinatis" };
    const read = readForm(filled(typed), null, { ...bounds, formLot });

    const lot = {
      ...plainLot(bottleId, 6),
      millilitres: 1_500,
      price: { minor: 4_500, currency: "GBP" },
      shop: "Vinatis",
    };
    expect(read).toMatchObject({ kind: "ready", body: { quantity: 6, lots: [lot] } });
    const opened = read.kind === "ready" && valuesOf(read.body, { lot, bottleId });
    expect(opened).toMatchObject({
      millilitres: "Magnum (1.5 l)",
      amount: "45.00",
      currency: "GBP",
    });
  });

  test("a lot with only a bottle count is not stored", () => {
    const read = readForm(filled(), null, { ...bounds, formLot });

    expect(read).toMatchObject({ kind: "ready", body: { quantity: 6, lots: [] } });
  });

  test("if a wine has several lots, the form leaves them unchanged", () => {
    const lots = [plainLot(bottleId, 4), other];
    const several = formLotOf({ quantity: 6, lots }, bottleId);
    const unasked = { ...WINE_ADDITIONS, lots };
    const read = readForm(filled(), null, { ...bounds, unasked, formLot: several });

    expect(several).toBeUndefined();
    expect(read).toMatchObject({ kind: "ready", body: { lots } });
  });

  test("if only one lot has bottles, the form edits that lot", () => {
    const lots = [plainLot(bottleId, 0), other];
    const only = formLotOf({ quantity: 2, lots }, bottleId);
    const unasked = { ...WINE_ADDITIONS, lots };
    const values = filled({ quantity: "3", position: "C1" });
    const read = readForm(values, null, { ...bounds, unasked, formLot: only });

    const moved = [lots[0], { ...other, bottles: 3, position: "C1" }];
    expect(read).toMatchObject({ kind: "ready", body: { lots: moved } });
  });

  // Spec 10.56
  test("[L1] a new wine can be on order without bottles in the cellar", () => {
    const typed = { ordered: ON, arrivesOn: "2027-03-01", shop: "Vinatis" };
    const read = readForm(filled(typed), null, {
      ...bounds,
      formLot: formLot && { ...formLot, orderId: other.id },
    });

    const lot = {
      ...plainLot(other.id, 6),
      state: "ordered",
      arrivesOn: "2027-03-01",
      shop: "Vinatis",
    };
    const lots = [plainLot(bottleId, 0), lot];
    expect(read).toMatchObject({ kind: "ready", body: { quantity: 0, lots }, lots: [lot] });
  });

  test("the arrival date is dropped when the order is switched off", () => {
    const read = readForm(filled({ ordered: "", arrivesOn: "2027-03-01", shop: "Vinatis" }), null, {
      ...bounds,
      formLot: formLot && { ...formLot, orderId: other.id },
    });

    expect(read).toMatchObject({ kind: "ready", lots: [{ shop: "Vinatis", arrivesOn: null }] });
  });

  test("[L1] a new wine's bottles can be in several places and on order", () => {
    const rows = rowsText([
      { id: id(8), bottles: "2", place: id(7) },
      { id: id(9), bottles: "1", place: ON_ORDER },
    ]);
    const typed = { quantity: "4", millilitres: "magnum", arrivesOn: "2027-03-01", rows };
    const read = readForm(filled(typed), null, {
      ...bounds,
      formLot: formLot && { ...formLot, orderId: other.id },
    });

    const magnums = { millilitres: 1500, arrivesOn: null };
    const lots = [
      { ...magnums, id: bottleId, bottles: 4 },
      { ...magnums, id: id(8), bottles: 2, placeId: id(7), state: "held" },
      { ...magnums, id: id(9), bottles: 1, state: "ordered", arrivesOn: "2027-03-01" },
    ];
    expect(read).toMatchObject({ kind: "ready", body: { quantity: 6, lots }, lots });
  });

  test("an existing wine's form ignores the value of the order switch", () => {
    const read = readForm(filled({ ordered: ON }), null, { ...bounds, formLot });

    expect(read).toMatchObject({ kind: "ready", body: { quantity: 6, lots: [] } });
  });

  // Spec 10.76
  test("a price without a currency gets an error at the currency", () => {
    const read = readForm(filled({ amount: "45", currency: "" }), null, { ...bounds, formLot });

    expect(read).toEqual({
      kind: "wrong",
      problems: { currency: "A price needs its currency, three letters like EUR" },
    });
  });
});

test("a refusal's messages are assigned to form fields, except photo messages", () => {
  const issues = [
    { path: ["vintage"], message: "Vintage must be 2026 or earlier" },
    { path: ["photoUrl"], message: "Photo must be one of your own uploads" },
  ];

  expect(problemsOf(issues)).toEqual({ vintage: "Vintage must be 2026 or earlier" });
});

function filled(differing: Partial<WineFormValues> = {}): WineFormValues {
  return {
    ...blankValues(2026),
    name: "Riesling Kabinett",
    producer: "Keller",
    vintage: "2020",
    quantity: "6",
    type: "White Wine",
    varietal: "Riesling",
    country: "Germany",
    region: "Rheinhessen",
    notes: "  ",
    ...differing,
  };
}
