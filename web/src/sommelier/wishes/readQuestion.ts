import type { MealReading } from "../meals/Meal.ts";
import { readMeal } from "../meals/readMeal.ts";
import { readWishes } from "./readWishes.ts";
import { labelOf, type Wish } from "./Wish.ts";

/** A question to the sommelier: a dish, wishes about the wine, a mood, or some of these. */
export interface Question {
  readonly wishes: readonly Wish[];
  readonly moods: readonly string[];
  readonly reading: MealReading;
  /** The dish and the wishes, as far as they were understood. */
  readonly understood: readonly string[];
  readonly passedOver: readonly string[];
  /** A wish or a mood is all that was said: a bottle is wanted, and no dish. */
  readonly needsNoDish: boolean;
  /** What may be meant by a dish that is not understood, with the wishes: each a question to ask. */
  readonly choices: readonly string[];
}

/** Whether no longer understood words hold these: "Thai" beside "Thai curry". */
function isLongest(said: string, at: number, all: readonly string[]): boolean {
  return !all.some((other, place) => place !== at && ` ${other} `.includes(` ${said} `));
}

/** A question is asked in fewer characters; what follows is not read. */
const QUESTION_MAX = 2000;

/** Understands a question, in any of five languages mixed. */
export function readQuestion(text: string, now: { readonly year: number }): Question {
  const { wishes, moods, moodWords, dish } = readWishes(text.slice(0, QUESTION_MAX), now);
  const isUnread = wishes.length === 0 && moods.length === 0 && !/\p{L}/u.test(dish);
  // A word of wine, as "grapes", is a dish where nothing else was said.
  const reading = readMeal(isUnread ? text : dish);
  const known = reading.kind === "meal" ? reading.meal : reading;
  const labels = wishes.map(labelOf);
  const isMood = moods.length > 0 && known.understood.length === 0;
  const isWish =
    wishes.length > 0 && known.understood.length === 0 && known.passedOver.length === 0;
  return {
    wishes,
    moods,
    reading,
    understood: [...known.understood.filter(isLongest), ...moodWords, ...labels],
    passedOver: known.passedOver,
    needsNoDish: isMood || isWish,
    choices:
      reading.kind === "meal"
        ? []
        : reading.choices.map((choice) => [choice, ...labels].join(", ")),
  };
}
