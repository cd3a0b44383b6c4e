import type { Wine } from "sync-protocol";
import { profileOf } from "sync-protocol/profiles";
import { i18n } from "../../language/i18n.ts";
import { reservation } from "../rules/explain.ts";
import { readQuestion } from "../wishes/readQuestion.ts";
import { scoringFor } from "../rules/scoreWine.ts";
import { fulfils } from "../wishes/fulfils.ts";
import { labelOf } from "../wishes/wishLabels.ts";

const QUESTIONABLE = 0.4;

/**
 * Objections to wines that an AI service chose for a meal: one sentence by the wine's id, if the
 * wine does not meet a wish of the question or does not suit the dish. If the meal is not
 * understood, objects only to unmet wishes.
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
      if (broken)
        return [[wine.id, i18n._("You asked for {wish}.", { wish: labelOf(broken) })] as const];
      if (reading.kind === "unclear" || score(profile) >= QUESTIONABLE) return [];
      const doubt = reservation(reading.meal, profile);
      return doubt === undefined ? [] : [[wine.id, doubt] as const];
    }),
  );
}
