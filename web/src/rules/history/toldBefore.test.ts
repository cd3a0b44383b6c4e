import { type EventBody, eventBodySchema } from "sync-protocol";
import { expect, test } from "vitest";
import { toldBefore } from "./toldBefore.ts";

test("the scale of the last rating is offered again, and 100 to who has rated nothing", () => {
  expect(toldBefore([said({}), said({ rating: { value: 4, scale: 5 } })]).scale).toBe(5);
  expect(toldBefore([]).scale).toBe(100);
});

test("what was said is offered once, the most used first", () => {
  const told = toldBefore([said({ meal: "Fish" }), said({ meal: "Lamb" }), said({ meal: "Lamb" })]);

  expect(told.meals).toEqual(["Lamb", "Fish"]);
  expect(told.occasions).toEqual([]);
});

function said(values: Partial<EventBody>): EventBody {
  return { ...eventBodySchema.parse({ kind: "drank", day: "2026-05-01" }), ...values };
}
