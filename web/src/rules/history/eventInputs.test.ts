import { type EventBody, eventBodySchema } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { eventValuesOf, isAsked, kindsFor, readEvent, type EventValues } from "./eventInputs.ts";

const PLAIN = eventBodySchema.parse({ kind: "drank", day: "2026-05-01" });
const USUAL = { scale: 100, currency: "GBP" } as const;
const FILLED: EventBody = {
  ...PLAIN,
  occasion: "Christmas",
  meal: "Lamb",
  company: "Ada",
  rating: { value: 17.5, scale: 20 },
  flaw: "corked",
  note: "Tar and roses",
  price: { minor: 4_500, currency: "EUR" },
};

describe("details of an event", () => {
  test("an event is unchanged after a round trip through the form", () => {
    expect(eventValuesOf(FILLED, USUAL)).toMatchObject({
      ...{ rating: "17.5", scale: "20" },
      ...{ amount: "45.00", currency: "EUR" },
    });
    expect(readEvent(eventValuesOf(FILLED, USUAL), FILLED)).toEqual({
      kind: "ready",
      body: FILLED,
    });
  });

  // Spec 10.43
  test("details in an event's form are optional; a scale alone gives no rating", () => {
    expect(readEvent(typed({ scale: "5" }), PLAIN)).toEqual({ kind: "ready", body: PLAIN });
  });

  test("values that have no field in the event's form stay unchanged", () => {
    const photoUrl = "/objects/uploads/00000000-0000-4000-8000-000000000001";
    const reading = readEvent(typed({ note: "Oh" }), { ...PLAIN, photoUrl });

    expect(reading).toMatchObject({ kind: "ready", body: { note: "Oh", photoUrl } });
  });

  test("a sale's price is optional and in the selected currency", () => {
    expect(readEvent(typed({ kind: "sold", amount: "60,50" }), PLAIN)).toMatchObject({
      body: { kind: "sold", price: { minor: 6_050, currency: "GBP" } },
    });
    expect(readEvent(typed({ kind: "sold" }), PLAIN)).toMatchObject({ body: { price: null } });
  });

  test("a rating's decimal comma is parsed; a blank rating is null", () => {
    expect(readEvent(typed({ rating: " 4,5 ", scale: "5" }), PLAIN)).toMatchObject({
      body: { rating: { value: 4.5, scale: 5 } },
    });
    expect(readEvent(typed({ rating: " " }), PLAIN)).toMatchObject({ body: { rating: null } });
  });
});

test.each([
  ["rating", { rating: "21/20", scale: "20" }, "Rating must be within its scale"],
  ["rating", { rating: "-1" }, "Rating must be at least 0"],
  ["rating", { rating: "good" }, "Rating must be a number, like 92 or 17/20"],
  ["rating", { rating: "17" }, "Do you mean 17 of 20 or 17 of 100?"],
  ["day", { day: "" }, "A day is written like 2026-05-01"],
  ["amount", { amount: "much" }, "Price must be an amount, like 45.50"],
  [
    "currency",
    { amount: "45", currency: "" },
    "A price needs its currency, three letters like EUR",
  ],
  ["meal", { meal: "x".repeat(201) }, "Meal must be at most 200 characters"],
] as const)("an invalid %s gets an error sentence", (field, values, sentence) => {
  expect(readEvent(typed(values), PLAIN)).toEqual({
    kind: "wrong",
    problems: { [field]: sentence },
  });
});

describe("[H4] kinds that an event can be changed to", () => {
  test("a removal can become any removal kind; a correction can remain one", () => {
    expect(kindsFor({ kind: "drank", bottles: -1 })).toEqual([
      "drank",
      "gave",
      "sold",
      "broken",
      "lost",
    ]);
    expect(kindsFor({ kind: "corrected", bottles: -2 })).toContain("corrected");
  });

  test("the kind of an arrival or a tasting cannot be changed", () => {
    expect(kindsFor({ kind: "added", bottles: 6 })).toEqual(["added"]);
    expect(kindsFor({ kind: "tasted", bottles: 0 })).toEqual(["tasted"]);
  });
});

describe("visible fields", () => {
  test("the event form hides rating and company for a broken bottle", () => {
    expect(isAsked("rating", typed({ kind: "broken" }))).toBe(false);
    expect(isAsked("company", typed({ kind: "broken" }))).toBe(false);
    expect(isAsked("company", typed({ kind: "gave" }))).toBe(true);
    expect(isAsked("note", typed({ kind: "broken" }))).toBe(true);
  });

  test("the event form shows price fields for a sale, not for drinking", () => {
    expect(isAsked("amount", typed({ kind: "sold" }))).toBe(true);
    expect(isAsked("currency", typed({ kind: "drank" }))).toBe(false);
  });

  test("the event form shows filled fields that the event's kind lacks", () => {
    expect(isAsked("currency", typed({ kind: "added", amount: "45" }))).toBe(true);
    expect(isAsked("rating", typed({ kind: "broken", rating: "90" }))).toBe(true);
    expect(isAsked("scale", typed({ kind: "broken", rating: "90" }))).toBe(true);
    expect(isAsked("flaw", typed({ kind: "lost", flaw: "corked" }))).toBe(true);
  });
});

function typed(values: Partial<EventValues>): EventValues {
  return { ...eventValuesOf(PLAIN, USUAL), ...values };
}
