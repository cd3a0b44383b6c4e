import type { Rating, RatingScale } from "sync-protocol";

/** What one to five stars are in points of 100. */
const POINTS = [70, 80, 85, 90, 95] as const;

/** How many stars there are to give. */
export const STARS_MAX = POINTS.length;

/** The rating of one to five stars on a scale. */
export function ratingOfStars(stars: number, scale: RatingScale): Rating {
  if (scale === 5) return { value: stars, scale };
  const points = POINTS[stars - 1] ?? 0;
  return { value: (points * scale) / 100, scale };
}
