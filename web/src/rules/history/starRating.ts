import type { Rating, RatingScale } from "sync-protocol";

/** One to five stars in points of 100. */
const POINTS = [70, 80, 85, 90, 95] as const;

export const STARS_MAX = POINTS.length;

export function ratingOfStars(stars: number, scale: RatingScale): Rating {
  if (scale === 5) return { value: stars, scale };
  const points = POINTS[stars - 1] ?? 0;
  return { value: (points * scale) / 100, scale };
}
