import { type EventBody, eventBodySchema } from "sync-protocol";
import { expect, test } from "vitest";
import { toldBefore } from "./toldBefore.ts";

test("the last rating's scale is offered, 100 without one", () => {
  expect(toldBefore([said({}), said({ rating: { value: 4, scale: 5 } })]).scale).toBe(5);
  expect(toldBefore([]).scale).toBe(100);
});

test("earlier values are offered once, most used first", () => {
  const told = toldBefore([said({ meal: "Fish" }), said({ meal: "Lamb" }), said({ meal: "Lamb" })]);

  expect(told.meals).toEqual(["Lamb", "Fish"]);
  expect(told.occasions).toEqual([]);
});

function said(values: Partial<EventBody>): EventBody {
  return { ...eventBodySchema.parse({ kind: "drank", day: "2026-05-01" }), ...values };
}
