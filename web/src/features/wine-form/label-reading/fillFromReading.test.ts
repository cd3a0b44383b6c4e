import type { LabelReading } from "sync-protocol";
import { expect, test } from "vitest";
import { fillFromReading } from "./fillFromReading.ts";
import { blankValues } from "../formValues.ts";

const initial = blankValues(2026);

test("a label fills the fields that were read, and no others", () => {
  const taken = fillFromReading({
    values: initial,
    initial,
    filled: {},
    reading: reading({ name: "Clos Sainte Hune", vintage: 2015 }),
  });

  expect(taken).toEqual({ name: "Clos Sainte Hune", vintage: "2015" });
});

// Spec 10.89
test("a non-vintage label turns on the non-vintage switch", () => {
  const filling = { values: initial, initial, filled: {}, reading: reading({ nonVintage: true }) };

  expect(fillFromReading(filling)).toEqual({ nonVintage: "on" });
});

test("the form's default vintage is removed if the label shows no vintage", () => {
  const filling = { values: initial, initial, filled: {}, hasDefaultVintage: true };

  expect(fillFromReading({ ...filling, reading: reading({ name: "Gavi" }) })).toEqual({
    name: "Gavi",
    vintage: "",
  });
});

test("a typed vintage stays if the label shows no vintage", () => {
  const typed = { ...initial, vintage: "2014" };
  const none = reading({});

  const kept = { values: typed, initial, filled: {}, reading: none, hasDefaultVintage: true };
  expect(fillFromReading(kept)).toEqual({});
  expect(fillFromReading({ values: initial, initial, filled: {}, reading: none })).toEqual({});
});

test("typed values stay if the label shows other values", () => {
  const values = { ...initial, name: "My own name", vintage: "2014" };

  const taken = fillFromReading({
    values,
    initial,
    filled: {},
    reading: reading({ name: "Clos Sainte Hune", vintage: 2015, region: "Alsace" }),
  });

  expect(taken).toEqual({ region: "Alsace" });
});

test("a second reading corrects the first, but keeps the user's corrections", () => {
  const filled = { name: "Clos St Hune", region: "Elsass" };
  const values = { ...initial, name: "Clos St Hune", region: "Alsace, Hunawihr" };

  const taken = fillFromReading({
    values,
    initial,
    filled,
    reading: reading({ name: "Clos Sainte Hune", region: "Alsace" }),
  });

  expect(taken).toEqual({ name: "Clos Sainte Hune" });
});

function reading(read: Partial<LabelReading>): LabelReading {
  return {
    name: null,
    vintage: null,
    type: null,
    varietal: null,
    country: null,
    region: null,
    producer: null,
    notes: null,
    nonVintage: false,
    confidence: 0.5,
    ...read,
  };
}
