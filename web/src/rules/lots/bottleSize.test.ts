import { afterEach, expect, test } from "vitest";
import { setTextLanguage } from "../../language/i18n.ts";
import { NAMED_SIZES, sizeFromInput, sizeInWords } from "./bottleSize.ts";

afterEach(() => {
  setTextLanguage("en");
});

test.each([
  [375, "Half (375 ml)"],
  [500, "500 ml"],
  [750, "Standard (750 ml)"],
  [1_000, "1 l"],
  [1_500, "Magnum (1.5 l)"],
])("%i ml is displayed as %j", (millilitres, words) => {
  expect(sizeInWords(millilitres)).toBe(words);
});

test("a size is shown and parsed with the page language's decimal separator", () => {
  setTextLanguage("de", (_text, { litres }) => `${String(litres)} l`);

  expect(sizeInWords(1_250)).toBe("1,25 l");
  expect(sizeFromInput("1,25 l")).toBe(1_250);
});

test.each([
  ["1500", 1_500],
  ["1.5 l", 1_500],
  ["1,5L", 1_500],
  [" 75 cl ", 750],
  ["Magnum", 1_500],
  ["half", 375],
  ["", undefined],
  ["large", undefined],
  ["0", undefined],
  ["31 l", undefined],
])("the size input %j means %j ml", (typed, millilitres) => {
  expect(sizeFromInput(typed)).toBe(millilitres);
});

test("a size in words with a no-break space is parsed as its size", () => {
  setTextLanguage("es", (text, { millilitres }) =>
    text.replace("{millilitres} ml", `${String(millilitres)}\u00a0ml`),
  );

  expect(sizeFromInput(sizeInWords(750))).toBe(750);
});

test("every size name is parsed as its size", () => {
  for (const [millilitres, name] of NAMED_SIZES) {
    expect(sizeFromInput(name)).toBe(millilitres);
    expect(sizeFromInput(sizeInWords(millilitres))).toBe(millilitres);
  }
});
