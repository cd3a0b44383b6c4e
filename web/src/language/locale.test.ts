import { afterEach, expect, test } from "vitest";
import { setTextLanguage } from "./i18n.ts";
import { formatLocale, listInWords, numberInWords } from "./locale.ts";

afterEach(() => {
  setTextLanguage("en");
});

test("an English list has no comma before “and” or “or”", () => {
  expect(listInWords(["Spain"])).toBe("Spain");
  expect(listInWords(["Spain", "France", "Italy"])).toBe("Spain, France and Italy");
  expect(listInWords(["€12", "€120"], "or")).toBe("€12 or €120");
});

test("lists, dates and numbers are in the language of the texts", () => {
  setTextLanguage("de");
  expect(listInWords(["Spanien", "Italien"])).toBe("Spanien und Italien");
  expect(formatLocale()).toBe("de");
  expect(numberInWords(1_250)).toBe("1.250");
});

test("dates in English texts are in the device's format", () => {
  expect(formatLocale()).toBeUndefined();
});
