import { asciiDigits } from "../../rules/typedNumber.ts";

/**
 * Maximum length of a value. A longer text is prose. The limit also bounds the cost of all regular
 * expressions on values.
 */
const VALUE_MAX = 200;

const FRACTIONS: Readonly<Record<string, readonly [alone: string, behindDigit: string]>> = {
  "½": ["1/2", ".5"],
  "¼": ["1/4", ".25"],
  "¾": ["3/4", ".75"],
};

/**
 * Normalizes a cell for parsing: digits of every script become 0 to 9, fractions become decimals,
 * and full-width letters become plain. Empty if the text is too long for a value.
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
