import type { Wine } from "sync-protocol";
import { profileOf } from "sync-protocol/profiles";
import { reservation } from "./explain.ts";
import { readMeal } from "./readMeal.ts";
import { scoringFor } from "./scoreWine.ts";

/** A choice that earns less than this share of the points at stake is questioned. */
const QUESTIONABLE = 0.4;

/**
 * What the rules have against wines that somebody else chose for a meal, a sentence by the id of
 * the wine. Nothing where they agree, or where the meal is not understood: what is not known to be
 * wrong is not questioned.
 */
export function questionChoices(
  mealDescription: string,
  chosen: readonly Wine[],
  now: { readonly year: number },
): ReadonlyMap<string, string> {
  const reading = readMeal(mealDescription);
  if (reading.kind === "unclear") return new Map();
  const score = scoringFor(reading.meal);
  return new Map(
    chosen.flatMap((wine) => {
      const profile = profileOf(wine, now);
      if (score(profile) >= QUESTIONABLE) return [];
      const doubt = reservation(reading.meal, profile);
      return doubt === undefined ? [] : [[wine.id, doubt] as const];
    }),
  );
}
