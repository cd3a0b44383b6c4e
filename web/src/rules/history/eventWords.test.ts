import { eventBodySchema, type WineEvent, NOT_RECORDED } from "sync-protocol";
import { expect, test } from "vitest";
import { dayInWords } from "../day.ts";
import {
  circumstancesOf,
  eventDayInWords,
  eventInWords,
  importInWords,
  hasUserDetails,
  ratingInWords,
} from "./eventWords.ts";
import { meanScale, onMeanScale, shownPercent, showRatingsOutOf } from "./shownScale.ts";
import { id } from "../testBuilders.ts";

test.each([
  [{ kind: "drank", bottles: -1 }, "1 bottle drunk"],
  [{ kind: "gave", bottles: -2 }, "2 bottles given away"],
  [{ kind: "added", bottles: 6 }, "6 bottles added"],
  [{ kind: "added", bottles: 6, shop: "Vinatis" }, "6 bottles bought"],
  [{ kind: "added", bottles: 1, recordedOn: "2026-06-01" }, "1 bottle bought"],
  [{ kind: "tasted", bottles: 0 }, "Tasted"],
  [{ kind: "corrected", bottles: -1 }, "Count corrected: 1 bottle fewer"],
  [{ kind: "corrected", bottles: 2 }, "Count corrected: 2 bottles more"],
] as const)("an event is described in words: %o", (values, words) => {
  expect(eventInWords(anEvent(values))).toBe(words);
});

test("the description of a move names its target lot, if known", () => {
  const moved = anEvent({ kind: "moved", bottles: 2 });

  expect(eventInWords(moved, "B3")).toBe("2 bottles moved to B3");
  expect(eventInWords(moved)).toBe("2 bottles moved");
});

test("event details are joined on one line; without details the line is empty", () => {
  const event = anEvent({ occasion: "Christmas", meal: "Lamb", company: "Ada", flaw: "corked" });

  expect(circumstancesOf(event)).toBe("Christmas · Lamb · with Ada · Corked");
  expect(hasUserDetails(event)).toBe(true);
  expect(circumstancesOf(anEvent())).toBe("");
  expect(hasUserDetails(anEvent())).toBe(false);
  expect(hasUserDetails(anEvent({ note: "Oh" }))).toBe(true);
});

test('[H9] an undated import shows "Date unknown" until it has a date', () => {
  const imported = { kind: "added", importId: id(3), isDateUnknown: true } as const;
  const event = anEvent({ ...imported, recordedOn: "2026-05-01" });

  expect(eventDayInWords(event)).toBe("Date unknown");
  expect(importInWords(event)).toBe(`Imported ${dayInWords("2026-05-01")}`);
  expect(eventDayInWords({ ...event, day: "2018-01-02" })).toBe(dayInWords("2018-01-02"));
  expect(importInWords(anEvent())).toBe("");
});

test("a rating is shown with its scale, as in 17.5/20", () => {
  expect(ratingInWords({ value: 17.5, scale: 20 })).toBe("17.5/20");
});

test("ratings are converted to the user's chosen scale, rounded to a tenth", () => {
  showRatingsOutOf(20);
  expect(ratingInWords({ value: 92, scale: 100 })).toBe("18.4/20");
  expect(ratingInWords({ value: 17.25, scale: 20 })).toBe("17.25/20");
  showRatingsOutOf(5);
  expect(ratingInWords({ value: 93, scale: 100 })).toBe("4.7/5");
  showRatingsOutOf(null);
  expect(ratingInWords({ value: 93, scale: 100 })).toBe("93/100");
});

test("a rating shown as 4.5 of 5 passes the filter 4.5", () => {
  const rating = { value: 89, scale: 100 } as const;
  expect(shownPercent(rating)).toBe(89);
  showRatingsOutOf(5);
  expect(shownPercent(rating)).toBe(90);
  showRatingsOutOf(null);
});

test("mean ratings are out of 100 if the user chose no scale", () => {
  expect([meanScale(), onMeanScale(91.26), onMeanScale(91.26, 1)]).toEqual([100, 91, 91.3]);
  showRatingsOutOf(20);
  expect([meanScale(), onMeanScale(91.26)]).toEqual([20, 18.3]);
  showRatingsOutOf(null);
});

function anEvent(values: Partial<WineEvent> = {}): WineEvent {
  const body = eventBodySchema.parse({ kind: "drank", day: "2026-05-01" });
  return {
    ...body,
    ...NOT_RECORDED,
    id: id(1),
    wineId: id(2),
    lotId: null,
    bottles: -1,
    isUncounted: false,
    ...values,
  };
}
