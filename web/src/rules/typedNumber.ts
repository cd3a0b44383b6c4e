import { asciiDigits } from "./asciiDigits.ts";

/** The whole number that was typed, in digits of any script; `undefined` where nothing was, `NaN` where it is none. */
export function wholeNumberIn(text: string): number | undefined {
  return typedNumber(text, /^[+-]?\d+$/);
}

/** The number that was typed, with a point or a comma; `undefined` where nothing was, `NaN` where it is none. */
export function decimalIn(text: string): number | undefined {
  return typedNumber(text, /^[+-]?(?:\d+\.?\d*|\.\d+)$/);
}

function typedNumber(text: string, shape: RegExp): number | undefined {
  const typed = asciiDigits(text)
    .trim()
    .replace("−", "-")
    .replace(/[,\u066b]/, ".");
  if (typed === "") return undefined;
  return shape.test(typed) ? Number(typed) : Number.NaN;
}
