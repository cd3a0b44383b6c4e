import { expect, test } from "vitest";
import { asciiDigits } from "./typedNumber.ts";

test.each([
  ["2015", "2015"],
  ["١٢", "12"],
  ["۱۹۹۸", "1998"],
  ["１２", "12"],
  ["२०१५", "2015"],
  ["๒๕๖๐", "2560"],
  ["1\u202f250", "1 250"],
  ["\u200f١٢", "12"],
  ["𝟗", "9"],
  ["twelve", "twelve"],
])("the digits of the text %j become ASCII digits: %j", (text, digits) => {
  expect(asciiDigits(text)).toBe(digits);
});

test("every decimal digit of Unicode becomes an ASCII digit", () => {
  for (let codePoint = 0; codePoint <= 0x1_ff_ff; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (/\p{Nd}/u.test(character)) expect(asciiDigits(character)).toMatch(/^[0-9]$/);
  }
});
