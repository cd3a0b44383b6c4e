import { expect, test } from "vitest";
import { bestOfYear } from "../../../rules/counting/bestOfYear.ts";
import { cellarYear } from "../../../rules/counting/cellarYear.ts";
import { pastsOf } from "../../../rules/counting/winePasts.ts";
import { yearTotals } from "../../../rules/counting/yearTotals.ts";
import { journalOf } from "../../../rules/history/journal.ts";
import { showRatingsOutOf } from "../../../rules/history/shownScale.ts";
import { aCellarWine, anEvent } from "../../../rules/testBuilders.ts";
import { yearPoster } from "./yearPoster.ts";

// Spec 10.47
test("the year's image names people only if the user agrees", () => {
  expect(poster(false).best.map(({ details }) => details)).toEqual(["Lamb · Easter"]);
  expect(poster(true).best.map(({ details }) => details)).toEqual(["Lamb · Easter · with Ada"]);
});

test("the year's image shows people as a number and omits unknown figures", () => {
  const { summary, figures } = poster(false);

  expect(summary).toBe("1 bottle opened. 1 person at the table.");
  expect(figures.map(({ value, name }) => `${value} ${name}`)).toEqual([
    "1 opened",
    "0 added",
    "1 dish",
    "1 country",
    "92 average of 100",
  ]);
});

test("the year's image shows the average on the user's rating scale", () => {
  showRatingsOutOf(20);
  expect(poster(false).figures.at(-1)).toEqual({ value: "18.4", name: "average of 20" });
  showRatingsOutOf(null);
});

function poster(namesPeople: boolean) {
  const wines = [aCellarWine()];
  const rating = { value: 92, scale: 100 as const };
  const eventDetails = { meal: "Lamb", occasion: "Easter", company: "Ada" };
  const entries = journalOf([anEvent(1, { day: "2026-04-05", rating, ...eventDetails })], wines);
  const sums = cellarYear(2026, entries, pastsOf(wines, entries));
  if (!sums) throw new Error("There is nothing of that year");
  const totals = yearTotals(2026, entries);
  return yearPoster({ year: 2026, best: bestOfYear(2026, entries, 4), totals, sums, namesPeople });
}
