import { type Rating, RATING_SCALES, type RatingScale } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { asciiDigits } from "../typedNumber.ts";

export type RatingReading =
  | { readonly kind: "rating"; readonly rating: Rating }
  /** The rating is ambiguous, so the user chooses. */
  | { readonly kind: "ask"; readonly choices: readonly [Rating, Rating] }
  | { readonly kind: "wrong"; readonly problem: string };

const RATING =
  /^([+-]?\d{1,9}(?:[.,]\d{0,9})?)(?: ?(?:\/|of|out of) ?(\d{1,9})| ?(?:points?|pts?|stars?))?\.?$/i;
const STARS = /^★{1,5}[☆]{0,5}$/;

/**
 * Parses "92", "17,5", "17/20", "9/10" and "4 out of 5". A number too high for the chosen scale
 * means the next scale that fits. A number in the lowest quarter that also fits a smaller scale is
 * ambiguous, unless it equals `before`. Nine of ten is stored as 90 of 100.
 */
export function readRating(text: string, chosen: string, before?: Rating | null): RatingReading {
  const typed = asciiDigits(text).trim();
  if (STARS.test(typed)) return { kind: "rating", rating: { value: countStars(typed), scale: 5 } };
  const [, number = "", outOf] = RATING.exec(typed) ?? [];
  const value = number === "" ? Number.NaN : Number(number.replace(",", "."));
  if (Number.isNaN(value))
    return { kind: "wrong", problem: i18n._("Rating must be a number, like 92 or 17/20") };
  if (value < 0) return { kind: "wrong", problem: i18n._("Rating must be at least 0") };
  return outOf === undefined
    ? readOn(value, scaleIn(chosen) ?? 100, before)
    : readOutOf(value, Number(outOf));
}

function readOutOf(value: number, outOf: number): RatingReading {
  const scale = outOf === 10 ? 100 : RATING_SCALES.find((one) => one === outOf);
  if (scale === undefined)
    return { kind: "wrong", problem: i18n._("A rating is out of 5, 10, 20 or 100") };
  if (value > outOf) return { kind: "wrong", problem: i18n._("Rating must be within its scale") };
  return { kind: "rating", rating: { value: rounded((value * scale) / outOf), scale } };
}

function readOn(value: number, chosen: RatingScale, before?: Rating | null): RatingReading {
  const smallest = RATING_SCALES.find((scale) => value <= scale);
  if (smallest === undefined)
    return { kind: "wrong", problem: i18n._("Rating must be within its scale") };
  const isKept = before?.value === value && before.scale === chosen;
  if (smallest >= chosen || value > chosen / 4 || isKept) {
    const scale = smallest > chosen ? smallest : chosen;
    return { kind: "rating", rating: { value, scale } };
  }
  return {
    kind: "ask",
    choices: [
      { value, scale: smallest },
      { value, scale: chosen },
    ],
  };
}

function scaleIn(text: string): RatingScale | undefined {
  return RATING_SCALES.find((scale) => String(scale) === text);
}

function countStars(typed: string): number {
  return typed.split("★").length - 1;
}

/** Avoids floating-point errors: 8.7 of 10 is 87, not 86.99999999999999. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function ratingOfScale({ value, scale }: Rating): string {
  return i18n._("{value} of {scale}", { value: String(value), scale: String(scale) });
}

export function ratingQuestion([one, other]: readonly [Rating, Rating]): string {
  return i18n._("Do you mean {rating} or {otherRating}?", {
    rating: ratingOfScale(one),
    otherRating: ratingOfScale(other),
  });
}
