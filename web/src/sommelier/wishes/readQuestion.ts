import type { MealReading } from "../meals/Meal.ts";
import { isWithin } from "../meals/mealWords.ts";
import { readMeal } from "../meals/readMeal.ts";
import { readWishes } from "./readWishes.ts";
import type { Wish } from "./Wish.ts";
import { labelOf } from "./wishLabels.ts";

/** A question to the sommelier: a dish, wishes about the wine, a mood, or several of these. */
export interface Question {
  readonly wishes: readonly Wish[];
  readonly moods: readonly string[];
  readonly reading: MealReading;
  readonly understood: readonly string[];
  readonly unknownWords: readonly string[];
  /** Whether only a wish or a mood was given, so that the answer needs no dish. */
  readonly needsNoDish: boolean;
  /** Possible meanings of an unclear dish, as questions that include the user's wishes. */
  readonly choices: readonly string[];
}

/**
 * Whether a phrase is not part of a longer phrase of the list, as "Thai" is part of "Thai curry".
 * Of equal phrases, only the first counts.
 */
function isLongest(wording: string, at: number, all: readonly string[]): boolean {
  return !all.some(
    (other, place) =>
      place !== at && isWithin(wording, other) && (place < at || !isWithin(other, wording)),
  );
}

/** A label without brackets and commas, because they begin another wish in a question. */
export const asOneWish = (label: string): string => label.replace(/[(),]/gu, "");

/** Maximum number of characters to read. */
const QUESTION_MAX = 2000;

/** Reads a question, in any mix of five languages. */
export function readQuestion(text: string, now: { readonly year: number }): Question {
  const { wishes, moods, moodWords, dish } = readWishes(text.slice(0, QUESTION_MAX), now);
  const isUnread = wishes.length === 0 && moods.length === 0 && !/\p{L}/u.test(dish);
  // A wine word such as "grapes" is a dish if the question has nothing else.
  const reading = readMeal(isUnread ? text : dish);
  const known = reading.kind === "meal" ? reading.meal : reading;
  const labels = wishes.map(labelOf);
  const isMood = moods.length > 0 && known.understood.length === 0;
  const isWish =
    wishes.length > 0 && known.understood.length === 0 && known.unknownWords.length === 0;
  return {
    wishes,
    moods,
    reading,
    understood: [...known.understood.filter(isLongest), ...moodWords, ...labels],
    unknownWords: known.unknownWords,
    needsNoDish: isMood || isWish,
    choices:
      reading.kind === "meal"
        ? []
        : reading.choices.map((choice) => [choice, ...labels.map(asOneWish)].join(", ")),
  };
}
