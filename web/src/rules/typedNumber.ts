/** Parses a whole number in digits of any script; `undefined` if empty, `NaN` if invalid. */
export function wholeNumberIn(text: string): number | undefined {
  return typedNumber(text, /^[+-]?\d+$/);
}

/** Parses a number with a point or a comma; `undefined` if empty, `NaN` if invalid. */
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

const DIGIT = /\p{Nd}/u;

/**
 * Converts every decimal digit to ASCII: "١٢" and "１２" become "12". Full-width signs and special
 * spaces become plain signs and spaces. Invisible direction marks are dropped.
 */
export function asciiDigits(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
  return plain.replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode has the digits of a script in sequence, from zero to nine. */
function digitValue(codePoint: number): number {
  let zero = codePoint;
  while (codePoint - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
  return codePoint - zero;
}
