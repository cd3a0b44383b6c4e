import { expect, test } from "vitest";
import { decimalIn, wholeNumberIn } from "./typedNumber.ts";

test.each([
  ["12", 12],
  [" 2015 ", 2015],
  ["١٢", 12],
  ["１２", 12],
  ["२०१५", 2015],
  ["-3", -3],
  ["−3", -3],
  ["", undefined],
  [" ", undefined],
  ["abc", Number.NaN],
  ["十二", Number.NaN],
  ["1.5", Number.NaN],
  ["1e3", Number.NaN],
  ["0x10", Number.NaN],
  ["12 bottles", Number.NaN],
])("the input %j is parsed as the whole number %d", (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
});

test.each([
  ["13.5", 13.5],
  ["13,5", 13.5],
  ["١٣٫٥", 13.5],
  ["１３．５", 13.5],
  [".5", 0.5],
  ["", undefined],
  ["1,2,3", Number.NaN],
  ["high", Number.NaN],
])("the input %j is parsed as the number %d", (text, number) => {
  expect(decimalIn(text)).toBe(number);
});
