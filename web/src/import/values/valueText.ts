import { asciiDigits } from "../../rules/typedNumber.ts";

/** A longer text is prose and no value. The limit also bounds the work of every expression on values. */
const VALUE_MAX = 200;

const FRACTIONS: Readonly<Record<string, readonly [alone: string, behindDigit: string]>> = {
  "½": ["1/2", ".5"],
  "¼": ["1/4", ".25"],
  "¾": ["3/4", ".75"],
};

/**
 * The text of a cell as values are read from it: digits of every script as 0 to 9, fractions written out,
 * full-width letters as plain ones. Empty where it is too long for a value.
 */
export function valueText(text: string): string {
  if (text.length > VALUE_MAX) return "";
  const trimmed = text.trim();
  if (/^[ -~]*$/.test(trimmed)) return trimmed;
  const plain = trimmed.replace(/(\d?)([½¼¾])/g, (_, digit: string, fraction: string) => {
    const [alone = "", behindDigit = ""] = FRACTIONS[fraction] ?? [];
    return digit === "" ? alone : `${digit}${behindDigit}`;
  });
  return asciiDigits(plain);
}
