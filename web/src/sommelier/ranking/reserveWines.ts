import type { RankedWine } from "./rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import type { Question } from "../wishes/readQuestion.ts";
import { isGrand } from "../wines/isGrand.ts";
import { stageOf } from "../wines/stageOf.ts";

/** A suitable wine that is better kept for another day. */
export interface ReservedWine {
  readonly ranked: RankedWine;
  readonly why:
    | { readonly kind: "young" | "past"; readonly year: number | undefined }
    | { readonly kind: "grand"; readonly food: string };
}

/** Number of wines to open now after which the search ends. These are enough for a varied choice. */
const MOST_POURED = 40;

const FESTIVE: ReadonlySet<string> = new Set(["celebrate", "romance", "meditate"]);

/** `suiting` are the wines that fit the user's question, best first. */
interface ReserveInput {
  readonly suiting: readonly RankedWine[];
  readonly question: Question;
  readonly meal: Meal | undefined;
  readonly now: { readonly year: number };
}

/**
 * Separates suitable wines to open now from suitable wines to keep. Wines that are too young or too
 * old are kept. Grand wines are kept if the food is casual, unless requested. If all wines would be
 * kept, the grand wines are opened anyway, or all wines if none is grand.
 */
export function reserveWines({ suiting, question, meal, now }: ReserveInput): {
  readonly poured: readonly RankedWine[];
  readonly held: readonly ReservedWine[];
} {
  const isHumble = !asksForGrand(question) && (meal?.isCasual ?? question.moods.length > 0);
  const food = meal?.name ?? "";
  const held: ReservedWine[] = [];
  const poured: RankedWine[] = [];
  for (const ranked of suiting) {
    if (poured.length >= MOST_POURED) break;
    const { wine } = ranked.profile;
    const { stage, year } = stageOf(wine, now);
    if (stage === "young" || stage === "past") held.push({ ranked, why: { kind: stage, year } });
    else if (isHumble && isGrand(wine)) held.push({ ranked, why: { kind: "grand", food } });
    else poured.push(ranked);
  }
  if (poured.length > 0) return { poured, held };
  const grand = held.filter(({ why }) => why.kind === "grand");
  const all = grand.length > 0 ? grand : held;
  return {
    poured: all.map(({ ranked }) => ranked),
    held: held.filter((one) => !all.includes(one)),
  };
}

function asksForGrand({ wishes, moods }: Question): boolean {
  if (moods.some((mood) => FESTIVE.has(mood))) return true;
  return wishes.some(
    (wish) =>
      wish.kind === "want" &&
      wish.anyOf
        .flat()
        .some(
          (one) =>
            one.kind === "style" ||
            (one.kind === "price" && one.bound === "at least") ||
            ("value" in one && (one.value === "special bottle" || one.value === "expensive")),
        ),
  );
}
