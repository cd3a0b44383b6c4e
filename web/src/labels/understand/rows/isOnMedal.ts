import type { LabelRow } from "./labelRows.ts";
import { mentionsMedal } from "../words/yearWords.ts";

/**
 * Two rows are on one medal if the ratio of their heights is at most `HEIGHT_RATIO_MAX`, and they
 * are at most `HEIGHTS_APART_MAX` times the taller row's height apart vertically and
 * `WIDTH_APART_MAX` of the photo's width horizontally.
 */
const HEIGHT_RATIO_MAX = 1.6;
const HEIGHTS_APART_MAX = 3.5;
const WIDTH_APART_MAX = 0.15;

/**
 * Whether a row mentions a medal or is printed on a medal, as in "Decanter", "World Wine",
 * "Awards".
 */
export function isOnMedal(row: LabelRow, rows: readonly LabelRow[]): boolean {
  return rows.some((other) => {
    const [lower, taller] = [row.height, other.height].sort((a, b) => a - b);
    return (
      (taller ?? 0) <= HEIGHT_RATIO_MAX * (lower ?? 0) &&
      Math.abs(other.y - row.y) <= HEIGHTS_APART_MAX * (taller ?? 0) &&
      Math.abs(other.x - row.x) <= WIDTH_APART_MAX &&
      mentionsMedal(other.text)
    );
  });
}
