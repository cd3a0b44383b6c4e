import type { Pairing, Wine } from "sync-protocol";
import { openable, pairingOf, type RankedWine, rankCellar, SUITS } from "../ranking/rankCellar.ts";
import { readMeal } from "../meals/readMeal.ts";
import { whatWouldSuit } from "./whatWouldSuit.ts";

/** Maximum courses of a menu. Each course multiplies the combinations to compare. */
export const MOST_COURSES = 4;

/** Only this many of the best wines for each course are combined with those of other courses. */
const WINES_PER_COURSE_MAX = 8;

/**
 * Penalty if a course's wine is lighter or drier than the wine before. It decides between wines
 * that suit about equally well, but never makes an unsuitable wine win.
 */
const STEP_BACK_PENALTY = 0.12;
/** Penalty for the same bottle in two courses. */
const REPEAT_PENALTY = 0.1;
/** Minimum noticeable difference in weight or sweetness. */
const NOTICEABLE_DIFFERENCE = 0.75;

export type CourseAdvice =
  | { readonly kind: "pairing"; readonly dish: string; readonly pairing: Pairing }
  /** No wine in the cellar suits. `wouldSuit` is a sentence about what would suit. */
  | { readonly kind: "nothing-suits"; readonly dish: string; readonly wouldSuit: string }
  /** The course was not understood. `question` asks about the course. */
  | { readonly kind: "unclear"; readonly dish: string; readonly question: string };

export type MenuAdvice =
  | { readonly kind: "menu"; readonly courses: readonly CourseAdvice[] }
  | { readonly kind: "empty-cellar" };

/**
 * Chooses a suitable wine for each course of a menu, in the order of the courses. Prefers wines
 * that go from light to full and from dry to sweet, and a different wine for each course (The
 * Oxford Companion to Wine, "order of wines to be served"). Ignores courses after the first {@link
 * MOST_COURSES}.
 */
export function pairMenu(
  dishes: readonly string[],
  wines: readonly Wine[],
  now: { readonly year: number },
): MenuAdvice {
  const cellar = openable(wines);
  if (cellar.length === 0) return { kind: "empty-cellar" };
  const courses = dishes.slice(0, MOST_COURSES).map((dish) => {
    const reading = readMeal(dish);
    if (reading.kind === "unclear") return { dish, reading, suiting: [] };
    const suiting = rankCellar(reading.meal, cellar, now).filter(({ score }) => score >= SUITS);
    return { dish, reading, suiting: suiting.slice(0, WINES_PER_COURSE_MAX) };
  });

  const served = bestOrder(courses.map(({ suiting }) => suiting).filter(isAny));
  return {
    kind: "menu",
    courses: courses.map(({ dish, reading, suiting }) => {
      if (reading.kind === "unclear") return { kind: "unclear", dish, question: reading.question };
      const ranked = isAny(suiting) ? served.shift() : undefined;
      if (!ranked) return { kind: "nothing-suits", dish, wouldSuit: whatWouldSuit(reading.meal) };
      return { kind: "pairing", dish, pairing: pairingOf(reading.meal, ranked) };
    }),
  };
}

const isAny = (suiting: readonly RankedWine[]): boolean => suiting.length > 0;

/**
 * The wines, one per course, with the highest total score. If totals are equal, the first
 * combination.
 */
function bestOrder(courses: readonly (readonly RankedWine[])[]): RankedWine[] {
  let best: { readonly wines: RankedWine[]; readonly worth: number } | undefined;
  for (const wines of combinations(courses)) {
    const worth = worthOf(wines);
    if (!best || worth > best.worth) best = { wines, worth };
  }
  return best?.wines ?? [];
}

function combinations(courses: readonly (readonly RankedWine[])[]): RankedWine[][] {
  return courses.reduce<RankedWine[][]>(
    (begun, suiting) => begun.flatMap((wines) => suiting.map((wine) => [...wines, wine])),
    [[]],
  );
}

function worthOf(wines: readonly RankedWine[]): number {
  const scores = wines.reduce((sum, { score }) => sum + score, 0);
  const repeats = wines.length - new Set(wines.map(({ profile }) => profile.wine.id)).size;
  const steps = wines.slice(1).filter((wine, before) => {
    const earlier = wines[before];
    return earlier !== undefined && goesBack(earlier.profile, wine.profile);
  });
  return scores - steps.length * STEP_BACK_PENALTY - repeats * REPEAT_PENALTY;
}

/**
 * Whether a wine is noticeably lighter or drier than the previous wine, and so seems thin or sour.
 */
function goesBack(before: RankedWine["profile"], after: RankedWine["profile"]): boolean {
  return (
    before.sweetness - after.sweetness > NOTICEABLE_DIFFERENCE ||
    before.body - after.body > NOTICEABLE_DIFFERENCE
  );
}
