import { afterEach, expect, test } from "vitest";
import { dayInWords, monthInWords, writeDates } from "./day.ts";

afterEach(() => {
  writeDates("device");
});

test.each([
  ["dayFirst", "25 Nov 2026", "Nov 2026"],
  ["monthFirst", "Nov 25, 2026", "Nov 2026"],
  ["yearFirst", "2026-11-25", "2026-11"],
] as const)("dates are written %s", (order, day, month) => {
  writeDates(order);

  expect(dayInWords("2026-11-25")).toBe(day);
  expect(monthInWords("2026-11")).toBe(month);
});
