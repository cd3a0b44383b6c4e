import type { Wine } from "sync-protocol";
import { profileOf } from "sync-protocol/profiles";
import { reservation } from "../rules/explain.ts";
import { readQuestion } from "../wishes/readQuestion.ts";
import { scoringFor } from "../rules/scoreWine.ts";
import { fulfils } from "../wishes/fulfils.ts";
import { labelOf } from "../wishes/Wish.ts";

/** A choice that earns less than this share of the points at stake is questioned. */
const QUESTIONABLE = 0.4;

/**
 * What the rules have against wines that somebody else chose for a meal, a sentence by the id of
 * the wine: that it breaks a wish of the question, or quarrels with the dish. Nothing where they agree, or where
 * the meal is not understood: what is not known to be wrong is not questioned.
 */
export function questionChoices(
  mealDescription: string,
  chosen: readonly Wine[],
  now: { readonly year: number },
): ReadonlyMap<string, string> {
  const { reading, wishes } = readQuestion(mealDescription, now);
  const score = reading.kind === "meal" ? scoringFor(reading.meal) : () => 1;
  return new Map(
    chosen.flatMap((wine) => {
      const profile = profileOf(wine, now);
      const broken = wishes.find((wish) => !fulfils(profile, wish, now));
      if (broken) return [[wine.id, `You asked for ${labelOf(broken)}.`] as const];
      if (reading.kind === "unclear" || score(profile) >= QUESTIONABLE) return [];
      const doubt = reservation(reading.meal, profile);
      return doubt === undefined ? [] : [[wine.id, doubt] as const];
    }),
  );
}
