import type { PairAnswer, Pairing, Wine, WineEvent } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { ownRatingsFor } from "../ranking/ownRatings.ts";
import { poursWithoutDish } from "../ranking/poursWithoutDish.ts";
import {
  chosenFrom,
  MOST_PAIRINGS,
  openable,
  type OwnRatings,
  pairingOf,
  type RankedWine,
  rankCellar,
  SUITS,
} from "../ranking/rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import { type Question, readQuestion } from "../wishes/readQuestion.ts";
import { PAIRING_RULES } from "../rules/rules.ts";
import { reserveWines, type ReservedWine } from "../ranking/reserveWines.ts";
import {
  alsoDo,
  nothingMeetsWishes,
  rarelySuits,
  reasonHeld,
  stageSentence,
  worthATry,
} from "./sentences.ts";
import { whatWouldSuit } from "./whatWouldSuit.ts";
import { fulfilsAll } from "../wishes/fulfils.ts";

/**
 * The built-in sommelier's answer: the API's answer to a meal, and the words that were understood.
 * A wine that does not meet the question's wishes is never among the pairings.
 */
export interface BuiltInAnswer extends PairAnswer {
  readonly kind: /** Wines that suit, best first. */
    | "pairings"
    /** No wine in the cellar suits. The message says what would suit. */
    | "nothing-suits"
    /** The question was not understood. The message asks a question, with choices. */
    | "ask"
    | "empty-cellar";
  readonly understood: readonly string[];
  readonly unknownWords: readonly string[];
}

type Now = Readonly<{ year: number }>;

/**
 * If the user asks for a kind of wine and no wine of that kind suits the meal, a wine of that kind
 * is recommended anyway if it earns at least this share of the meal's points.
 */
const SCORE_MIN_ON_REQUEST = 0.15;

/**
 * Recommends wines from a cellar for a meal in the user's own words. At most three unarchived wines
 * with bottles are recommended. They meet the user's wishes and earn at least 60 % of the points. A
 * bottle that is too young, too old, or too grand for a snack is left out if another wine suits.
 * `confidence` is the percentage of the points that the wine earns by the rules for this meal: 100
 * if it meets every rule, 50 if as much speaks for the wine as against it. The user's ratings with
 * a similar dish in `history` change the percentage a little, and the reason mentions the rating.
 * The order of `wines` does not matter. Works offline.
 */
export function pairMeal(
  mealDescription: string,
  wines: readonly Wine[],
  now: Now,
  history: readonly WineEvent[] = [],
): BuiltInAnswer {
  const cellar = openable(wines);
  const question = readQuestion(mealDescription, now);
  const { understood, unknownWords, reading, choices } = question;
  const answer = { pairings: [], understood, unknownWords };
  if (cellar.length === 0) {
    const message = i18n._(
      "Your cellar holds no bottles to choose from. Add some wine, and ask again.",
    );
    return { ...answer, kind: "empty-cellar", message };
  }
  if (reading.kind === "unclear" && !question.needsNoDish) {
    return { ...answer, kind: "ask", message: reading.question, choices: [...choices] };
  }
  const meal = reading.kind === "meal" ? reading.meal : undefined;
  const own: OwnRatings = meal ? ownRatingsFor(meal, history) : new Map();
  const ranked = meal
    ? rankCellar(meal, cellar, now, { own })
    : poursWithoutDish(question, cellar, now);
  return { ...answer, ...choose({ question, meal, ranked, own, now }) };
}

interface PairingInput {
  readonly question: Question;
  readonly meal: Meal | undefined;
  readonly ranked: readonly RankedWine[];
  readonly own: OwnRatings;
  readonly now: Now;
}

type PairingChoice = Pick<BuiltInAnswer, "kind" | "pairings" | "message">;

function choose(asked: PairingInput): PairingChoice {
  const { question, meal, ranked, now } = asked;
  const suiting = suitingIn(
    ranked.filter(({ profile }) => fulfilsAll(profile, question.wishes, now)),
    question,
  );
  if (suiting.length === 0) return nothing(asked);

  const { poured, held } = reserveWines({ suiting, question, meal, now });
  const isBearable = (suiting[0]?.score ?? 0) < SUITS;
  const considered = chosenFrom(poured);
  const most = isBearable ? 1 : MOST_PAIRINGS;
  const [chosen, others] = [considered.slice(0, most), considered.slice(most)];
  const pairings = chosen.map((one) => pairingIn(asked, one));
  const message =
    meal && isBearable
      ? `${rarelySuits(question.wishes, meal)} ${whatWouldSuit(meal)}`
      : [nearly(meal), alsoDo(others), ...heldBackWords(held, chosen)].filter(Boolean).join(" ");
  return { kind: "pairings", pairings, ...(message && { message }) };
}

function pairingIn({ meal, own, now }: PairingInput, ranked: RankedWine): Pairing {
  const pairing = meal ? pairingOf(meal, ranked, own) : pairingWithoutDish(ranked);
  const stage = stageSentence(ranked.profile.wine, now);
  return stage ? { ...pairing, reasoning: `${pairing.reasoning} ${stage}` } : pairing;
}

function pairingWithoutDish({ profile, score, why = "" }: RankedWine) {
  return { wineId: profile.wine.id, confidence: Math.round(score * 100), reasoning: why };
}

/**
 * The wines that suit. If no wine with the requested traits suits, wines with those traits that
 * earn at least {@link SCORE_MIN_ON_REQUEST} of the points.
 */
function suitingIn(allowed: readonly RankedWine[], { wishes }: Question): readonly RankedWine[] {
  const suiting = allowed.filter(({ score }) => score >= SUITS);
  if (suiting.length > 0 || !wishes.some(({ kind }) => kind === "want")) return suiting;
  return allowed.filter(({ score }) => score >= SCORE_MIN_ON_REQUEST);
}

/**
 * The answer if no wine both meets the user's wishes and suits the meal. Says what would suit. If
 * the cellar has suitable wines that the wishes exclude, recommends the most similar wine that meets
 * the wishes.
 */
function nothing(asked: PairingInput): PairingChoice {
  const { question, meal, ranked, now } = asked;
  const { wishes } = question;
  const [best] = ranked;
  if (wishes.length === 0 || !best || best.score < SUITS)
    return { kind: "nothing-suits", pairings: [], message: meal ? whatWouldSuit(meal) : "" };
  const message = nothingMeetsWishes({ wishes, meal, ranked, now });
  const allowed = ranked.filter(
    ({ profile, score }) => score >= SCORE_MIN_ON_REQUEST && fulfilsAll(profile, wishes, now),
  );
  const { poured } = reserveWines({ suiting: allowed, question, meal, now });
  const nearest = meal && nearestOf(meal, poured, now);
  if (!nearest) return { kind: "nothing-suits", pairings: [], message };
  return {
    kind: "pairings",
    pairings: [pairingIn(asked, nearest)],
    message: `${message} ${worthATry(nearest)}`,
  };
}

const STRUCTURE_RULES = PAIRING_RULES.filter(({ speaksOf }) => speaksOf !== "fame");

/**
 * The wine that fits a meal best by body, acidity and other structure alone. Used if no wine suits
 * the meal by all rules.
 */
function nearestOf(meal: Meal, wines: readonly RankedWine[], now: Now): RankedWine | undefined {
  const cellar = wines.map(({ profile }) => profile.wine);
  const [first] = rankCellar(meal, cellar, now, { rules: STRUCTURE_RULES });
  return wines.find(({ profile }) => profile.wine === first?.profile.wine);
}

const MOST_HELD = 2;

/** Sentences that say why some better suited wines were held back. */
const heldBackWords = (held: readonly ReservedWine[], chosen: readonly RankedWine[]): string[] => {
  const least = Math.min(...chosen.map(({ score }) => score));
  return held
    .filter(({ ranked }) => ranked.score > least)
    .toSorted((a, b) => Number(a.why.kind === "past") - Number(b.why.kind === "past"))
    .slice(0, MOST_HELD)
    .map((one) => reasonHeld(one));
};

/** A note that the answer is based on a side dish, because the main part is unknown. */
function nearly(meal: Meal | undefined): string {
  if (!meal?.isMainPartUnknown) return "";
  return i18n._("I don't know “{words}”, so this goes by the {food}.", {
    words: meal.unknownWords.join(" "),
    food: meal.name,
  });
}
