import type { RankedWine } from "./rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import type { Question } from "../wishes/readQuestion.ts";
import { isGrand } from "../wines/isGrand.ts";
import { standingOf } from "../wines/standingOf.ts";

/** A wine that suits and is better left for another day. */
export interface HeldBack {
  readonly ranked: RankedWine;
  readonly why:
    | { readonly kind: "young" | "past"; readonly year: number | undefined }
    | { readonly kind: "grand"; readonly food: string };
}

/** Enough to choose a few unlike ones from; whether each further wine is ready would take its time. */
const MOST_POURED = 40;

/** Moods in which a grand bottle is welcome. */
const FESTIVE: ReadonlySet<string> = new Set(["celebrate", "romance", "meditate"]);

/** Wines that suit a question, best first. */
interface Suiting {
  readonly suiting: readonly RankedWine[];
  readonly question: Question;
  readonly meal: Meal | undefined;
  readonly now: { readonly year: number };
}

/**
 * Parts wines that suit into those to open now and those to leave: young or past ones, and grand ones beside
 * food for the sofa unless they are asked for. Where all are to be left, they are poured all the same, the
 * grand ones first.
 */
export function holdBack({ suiting, question, meal, now }: Suiting): {
  readonly poured: readonly RankedWine[];
  readonly held: readonly HeldBack[];
} {
  const isHumble = !asksForGrand(question) && (meal?.isCasual ?? question.moods.length > 0);
  const food = meal?.name ?? "";
  const held: HeldBack[] = [];
  const poured: RankedWine[] = [];
  for (const ranked of suiting) {
    if (poured.length >= MOST_POURED) break;
    const { wine } = ranked.profile;
    const { stage, year } = standingOf(wine, now);
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
