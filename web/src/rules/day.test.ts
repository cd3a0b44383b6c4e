import { afterEach, expect, test, vi } from "vitest";
import { setTextLanguage } from "../language/i18n.ts";
import { dayInWords, monthInWords, writeDates } from "./day.ts";

afterEach(() => {
  writeDates("device");
  setTextLanguage("en");
  vi.unstubAllGlobals();
});

test.each([
  ["dayFirst", "25 Nov 2026", "Nov 2026"],
  ["monthFirst", "Nov 25, 2026", "Nov 2026"],
  ["yearFirst", "2026-11-25", "2026-11"],
] as const)("dates are written in the order %s", (order, day, month) => {
  writeDates(order);

  expect(dayInWords("2026-11-25")).toBe(day);
  expect(monthInWords("2026-11")).toBe(month);
});

test("in languages other than English, a month-first date has only digits", () => {
  setTextLanguage("de");
  writeDates("monthFirst");

  expect(dayInWords("2026-11-25")).toBe("11/25/26");
  expect(monthInWords("2026-11")).toBe("11/2026");
});

test("a date format is created on first use, then reused", async () => {
  const built = vi.fn();
  class CountedFormat extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      built();
    }
  }
  vi.stubGlobal("Intl", { DateTimeFormat: CountedFormat });
  vi.resetModules();
  const fresh = await import("./day.ts");
  fresh.writeDates("device");
  expect(built).not.toHaveBeenCalled();

  fresh.dayInWords("2026-11-25");
  fresh.dayInWords("2026-11-26");

  expect(built).toHaveBeenCalledOnce();
});
