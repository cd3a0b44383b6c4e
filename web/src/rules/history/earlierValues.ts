import type { EventBody, RatingScale } from "sync-protocol";
import { mostUsed } from "../cellar/suggest.ts";

export interface EarlierValues {
  readonly scale: RatingScale;
  readonly meals: readonly string[];
  readonly occasions: readonly string[];
  readonly company: readonly string[];
}

/**
 * The scale of the latest rating, and the distinct earlier values of the fields, most used first.
 * `bodies` are newest first.
 */
export function earlierValues(bodies: readonly EventBody[]): EarlierValues {
  return {
    scale: bodies.find(({ rating }) => rating)?.rating?.scale ?? 100,
    meals: mostUsed(bodies.flatMap(({ meal }) => meal ?? [])),
    occasions: mostUsed(bodies.flatMap(({ occasion }) => occasion ?? [])),
    company: mostUsed(bodies.flatMap(({ company }) => company ?? [])),
  };
}
