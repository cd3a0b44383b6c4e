import type { EventBody, RatingScale } from "sync-protocol";
import { mostUsed } from "../cellar/suggest.ts";

/** What a person has said of events before, to be offered again. */
export interface ToldBefore {
  /** The scale on which they rated last. */
  readonly scale: RatingScale;
  readonly meals: readonly string[];
  readonly occasions: readonly string[];
  readonly company: readonly string[];
}

/** Offers what was said of these events, the newest first; each word once, the most used first. */
export function toldBefore(bodies: readonly EventBody[]): ToldBefore {
  return {
    scale: bodies.find(({ rating }) => rating)?.rating?.scale ?? 100,
    meals: mostUsed(bodies.flatMap(({ meal }) => meal ?? [])),
    occasions: mostUsed(bodies.flatMap(({ occasion }) => occasion ?? [])),
    company: mostUsed(bodies.flatMap(({ company }) => company ?? [])),
  };
}
