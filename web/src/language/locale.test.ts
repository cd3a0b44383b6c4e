import { afterEach, expect, test } from "vitest";
import { wordWith } from "./i18n.ts";
import { dateLocale, listInWords } from "./locale.ts";

afterEach(() => {
  wordWith("en");
});

test("joins lists as English does, without a comma before the last part", () => {
  expect(listInWords(["Spain"])).toBe("Spain");
  expect(listInWords(["Spain", "France", "Italy"])).toBe("Spain, France and Italy");
  expect(listInWords(["€12", "€120"], "or")).toBe("€12 or €120");
});

test("uses the words of the texts' language for lists and dates", () => {
  wordWith("de");
  expect(listInWords(["Spanien", "Italien"])).toBe("Spanien und Italien");
  expect(dateLocale()).toBe("de");
});

test("follows the device's dates in English", () => {
  expect(dateLocale()).toBeUndefined();
});
