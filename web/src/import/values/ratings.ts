import { foldText, RATING_SCALES, type Rating } from "sync-protocol";
import { isWord } from "../words/cellWords.ts";
import { wordsOf } from "../words/phraseBook.ts";
import { valueText } from "./valueText.ts";

/** A rating out of 10 is stored as a rating out of 100. */
export const IMPORT_SCALES = [5, 10, 20, 100] as const;
export type ImportScale = (typeof IMPORT_SCALES)[number];

export interface ParsedRating {
  readonly value: number;
  readonly outOf: number | undefined;
}

const RATING =
  /^([^\d★☆*]*)(\d{1,3}(?:[.,]\d{1,10})?)(?:\s*(?:\/|([a-z]{2,6}(?: of)?)(?=\s?\d))\s*(\d{1,3})(?:[.,]0+)?)?\s*([^\d★]*)$/;

/**
 * The rating in a text, as in "8/10", "17 von 20", "92 points", "★★★★". A text with other words,
 * such as "Decanter: 93/100", is a critic's rating and gives `undefined`.
 */
export function ratingTextIn(text: string): ParsedRating | undefined {
  const plain = valueText(text).replaceAll("\uFE0F", "");
  const signs = /^((?:★|⭐|\*)+)(?:☆*|\s*\/\s*5)$/u.exec(plain)?.[1];
  if (signs !== undefined) return { value: signs.match(/[★⭐*]/gu)?.length ?? 0, outOf: 5 };
  const [, before = "", value, link, scale, after = ""] = RATING.exec(foldText(plain)) ?? [];
  if (value === undefined) return undefined;
  if (
    link !== undefined &&
    !link.split(" ").every((word) => isWord("ratingOutOf", word) || word === "out")
  )
    return undefined;
  const words = wordsOf(`${before} ${after}`);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const hasStars = letters.some((word) => isWord("stars", word)) || after.includes("★");
  const isOwn = letters.every((word) => isWord("ratingWords", word) || isWord("stars", word));
  const isWhole = !words.some((word) => ["-", "–", "~", "<", ">"].includes(word));
  if (!isOwn || !isWhole) return undefined;
  const outOf = scale === undefined ? (hasStars ? 5 : undefined) : Number(scale);
  return { value: Number(value.replace(",", ".")), outOf: words.includes("%") ? 100 : outOf };
}

/**
 * Converts a rating to one of the cellar's scales. Returns `undefined` if the rating exceeds its
 * own scale.
 */
export function ratingOutOf(value: number, outOf: number): Rating | undefined {
  if (!(value > 0 && value <= outOf)) return undefined;
  const scale = RATING_SCALES.find((one) => one === outOf);
  if (scale !== undefined) return { value, scale };
  return { value: Math.round((value / outOf) * 1000) / 10, scale: 100 };
}
