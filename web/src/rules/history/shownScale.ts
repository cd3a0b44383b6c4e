import type { Rating, RatingScale } from "sync-protocol";
import { numberInWords } from "../../language/locale.ts";

/** The scale on which ratings are shown. `null` shows each rating on its original scale. */
let shown: RatingScale | null = null;

export function showRatingsOutOf(scale: RatingScale | null): void {
  shown = scale;
}

/** The scale on which means and limits of ratings are shown. */
export function meanScale(): RatingScale {
  return shown ?? 100;
}

/**
 * Converts a mean in percent to {@link meanScale}. By default, rounds to a whole number on the
 * scale of 100 and to a tenth on a smaller scale.
 */
export function onMeanScale(percent: number, decimals = meanScale() === 100 ? 0 : 1): number {
  const unit = 10 ** decimals;
  return Math.round((unit * percent * meanScale()) / 100) / unit;
}

/** Converts a mean in percent to {@link meanScale}. Rounds to a tenth. */
export function meanInWords(percent: number): string {
  return numberInWords(onMeanScale(percent, 1));
}

/** A rating in percent, rounded as it is shown, so that filters agree with what the user reads. */
export function shownPercent(rating: Rating): number {
  const { value, scale } = onShownScale(rating);
  return (100 * value) / scale;
}

/** A rating converted to the shown scale, to a tenth. */
export function onShownScale(rating: Rating): Rating {
  if (shown === null || shown === rating.scale) return rating;
  return { value: Math.round((10 * rating.value * shown) / rating.scale) / 10, scale: shown };
}
