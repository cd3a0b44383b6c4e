import { setupI18n } from "@lingui/core";
import { afterEach, expect, test } from "vitest";
import { i18n, textLanguage, setTextLanguage } from "./i18n.ts";

afterEach(() => {
  setTextLanguage("en");
});

test("an English text is shown as written", () => {
  expect(i18n._("It’s here")).toBe("It’s here");
  expect(i18n._({ id: "Red", comment: "a type of wine" })).toBe("Red");
});

test("an English text is shown without the context after its “|”", () => {
  expect(i18n._("View|opens the wine")).toBe("View");
});

test("placeholders are replaced by values, even if values contain braces", () => {
  expect(i18n._("{name} of {owner}", { name: "{owner}", owner: "Anna" })).toBe("{owner} of Anna");
});

test("English plurals are formatted like Lingui's plurals", () => {
  const text = "{count, plural, one {# bottle of {name}} other {# bottles of {name}}} left";
  const lingui = setupI18n({ locale: "en", messages: { en: {} } });
  for (const count of [0, 1, 2, 1_250]) {
    const values = { count, name: "Barolo" };
    expect(i18n._(text, values)).toBe(lingui._(text, values));
  }
});

test("texts appear in the language that was set last", () => {
  setTextLanguage("de", (text) => `„${text}“`);

  expect(i18n._("Bottles")).toBe("„Bottles“");
  expect(textLanguage()).toBe("de");
});
