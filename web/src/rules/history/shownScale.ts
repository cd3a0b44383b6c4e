import type { Rating, RatingScale } from "sync-protocol";

/** The scale on which ratings are shown; `null`: each on the scale on which it was given. */
let shown: RatingScale | null = null;

/** Shows all ratings on this scale from now on. */
export function showRatingsOutOf(scale: RatingScale | null): void {
  shown = scale;
}

/** The same share of the shown scale, to a tenth. */
export function onShownScale(rating: Rating): Rating {
  if (shown === null || shown === rating.scale) return rating;
  return { value: Math.round((10 * rating.value * shown) / rating.scale) / 10, scale: shown };
}
