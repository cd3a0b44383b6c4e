import { type EventBody, eventBodySchema } from "sync-protocol";
import { expect, test } from "vitest";
import { earlierValues } from "./earlierValues.ts";

test("the form offers the last rating's scale, or 100 without ratings", () => {
  expect(earlierValues([bodyWith({}), bodyWith({ rating: { value: 4, scale: 5 } })]).scale).toBe(5);
  expect(earlierValues([]).scale).toBe(100);
});

test("each earlier value of an event's field is offered once, most used first", () => {
  const earlier = earlierValues([
    bodyWith({ meal: "Fish" }),
    bodyWith({ meal: "Lamb" }),
    bodyWith({ meal: "Lamb" }),
  ]);

  expect(earlier.meals).toEqual(["Lamb", "Fish"]);
  expect(earlier.occasions).toEqual([]);
});

function bodyWith(values: Partial<EventBody>): EventBody {
  return { ...eventBodySchema.parse({ kind: "drank", day: "2026-05-01" }), ...values };
}
