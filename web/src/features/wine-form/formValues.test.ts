import { WINE_ADDITIONS } from "sync-protocol";
import { describe, expect, test } from "vitest";
import {
  blankValues,
  type MoreField,
  ON,
  problemsOf,
  readForm,
  valuesOf,
  type WineFormValues,
} from "./formValues.ts";

const bounds = { year: 2026, knownVintage: undefined, unasked: WINE_ADDITIONS };

test("an empty form starts in the present year with one bottle, and names what is missing", () => {
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

test("a filled form is a wine; empty notes and no photo are null", () => {
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
  ])("%j is refused: %s", (vintage, sentence) => {
    expect(readForm(filled({ vintage }), null, bounds)).toEqual({
      kind: "wrong",
      problems: { vintage: sentence },
    });
  });

  test.each(["1800", "2026"])("%s is accepted", (vintage) => {
    expect(readForm(filled({ vintage }), null, bounds).kind).toBe("ready");
  });

  test("[W2] that a wine already has is accepted whatever this device's clock says", () => {
    const read = readForm(filled({ vintage: "2027" }), null, { ...bounds, knownVintage: 2027 });

    expect(read.kind).toBe("ready");
  });
});

describe("what More opens", () => {
  const told = {
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

  test("is read as it is meant, and opens as it was read", () => {
    const read = readForm(filled(told), null, bounds);

    expect(read).toMatchObject({ kind: "ready", body: meant });
    const opened = read.kind === "ready" ? valuesOf(read.body) : undefined;
    expect(opened).toMatchObject({ ...told, alcohol: "8.5", tags: "gift, birthday" });
  });

  test("is nothing where nothing was typed; what the form does not ask for stays", () => {
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
  ] as const)("a wrong %s gets a sentence", (field, text, sentence) => {
    const read = readForm(filled({ [field]: text }), null, bounds);

    expect(read).toMatchObject({ kind: "wrong", problems: { [field]: sentence } });
  });
});

test("a refusal's sentences go to their fields; a photo's is nobody's", () => {
  const issues = [
    { path: ["vintage"], message: "Vintage must be 2026 or earlier" },
    { path: ["photoUrl"], message: "Photo must be one of your own uploads" },
  ];

  expect(problemsOf(issues)).toEqual({ vintage: "Vintage must be 2026 or earlier" });
});

const NOTHING_MORE: Pick<WineFormValues, MoreField> = {
  nonVintage: "",
  appellation: "",
  designation: "",
  alcohol: "",
  drinkFrom: "",
  drinkTo: "",
  tags: "",
};

function filled(differing: Partial<WineFormValues> = {}): WineFormValues {
  return {
    name: "Riesling Kabinett",
    producer: "Keller",
    vintage: "2020",
    quantity: "6",
    type: "White Wine",
    varietal: "Riesling",
    country: "Germany",
    region: "Rheinhessen",
    notes: "  ",
    ...NOTHING_MORE,
    ...differing,
  };
}
