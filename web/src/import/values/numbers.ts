import { isWord } from "../words/cellWords.ts";
import { wordsOf } from "../words/phraseBook.ts";
import { valueText } from "./valueText.ts";

export type DecimalMark = "." | ",";

const GROUPED = /[\s’']/g;

/**
 * The first number in a text. The text may also contain a currency or unit. A number with an
 * obvious decimal mark, such as "12,50", uses that mark. Other numbers use their table's mark, and
 * are `undefined` until the table's mark is known.
 */
export function numberIn(text: string, ofTable: DecimalMark | undefined): number | undefined {
  const found = /-?\d[\d.,\s’']*/.exec(valueText(text))?.[0];
  if (found === undefined) return undefined;
  const digits = found.replace(/[.,\s’']+$/, "");
  const own = decimalMarkOf([digits]);
  const decimal = own === "unclear" ? ofTable : (own ?? ofTable ?? ".");
  if (decimal === undefined) return undefined;
  const plain = digits
    .replace(GROUPED, "")
    .replaceAll(decimal === "." ? "," : ".", "")
    .replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/**
 * The decimal mark in these numbers. `unclear` if they fit both marks, `undefined` if no number has
 * a mark.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | "unclear" | undefined {
  let isUnclear = false;
  for (const long of texts) {
    const text = valueText(long).replaceAll(/[^\d.,]+$|^[^\d]+/g, "");
    const mark = /[.,](?=\d+\D*$)/.exec(text)?.[0];
    if (mark !== "," && mark !== ".") continue;
    const other = mark === "," ? "." : ",";
    const decimals = /[.,](\d+)\D*$/.exec(text)?.[1]?.length;
    const marks = text.split(mark).length - 1;
    // Three digits after a mark may be a group of thousands. Any other number of digits is a
    // fraction.
    if (decimals !== 3 || text.includes(other)) return marks > 1 ? other : mark;
    if (marks > 1) return other;
    if (!/(^|\D)0[.,]/.test(text)) isUnclear = true;
    else return mark;
  }
  return isUnclear ? "unclear" : undefined;
}

/**
 * The bottle count in a text such as "6" or "6 bottles". `undefined` if the text contains any other
 * word.
 */
export function bottleCountIn(text: string): number | undefined {
  const plain = valueText(text);
  const [, sign = "", digits = ""] = /^\D*?(-?)(\d[\d.,\s’']*)/.exec(plain) ?? [];
  const rest = wordsOf(plain.replace(digits, "")).filter((word) => /[\p{L}\d]/u.test(word));
  if (digits === "" || sign !== "" || !rest.every((word) => isWord("bottles", word))) {
    return undefined;
  }
  const whole = digits.trim().replace(/[.,]0{1,2}$/, "");
  const isGrouped = /^\d{1,3}([.,\s’']\d{3})+$/.test(whole);
  return /^\d+$/.test(whole) || isGrouped ? Number(whole.replace(/\D/g, "")) : undefined;
}
