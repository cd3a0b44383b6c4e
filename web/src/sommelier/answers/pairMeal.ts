import type { PairAnswer, Pairing, Wine, WineEvent } from "sync-protocol";
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
import { holdBack, type HeldBack } from "../ranking/holdBack.ts";
import {
  alsoDo,
  nothingAsWished,
  rarelySuits,
  reasonHeld,
  standingSentence,
  worthATry,
} from "./tell.ts";
import { whatWouldSuit } from "./whatWouldSuit.ts";
import { fulfilsAll } from "../wishes/fulfils.ts";

/**
 * What the built-in sommelier answers: the documented answer to a meal, and what of the question was
 * understood. A wine that breaks what the question rules out is never among the pairings.
 */
export interface BuiltInAnswer extends PairAnswer {
  readonly kind: /** Wines that suit, best first. */
    | "pairings"
    /** Nothing in the cellar suits; the message says what would. */
    | "nothing-suits"
    /** The question was not understood; the message asks back, with choices. */
    | "ask"
    /** There is no active wine with a bottle left. */
    | "empty-cellar";
  readonly understood: readonly string[];
  readonly passedOver: readonly string[];
}

type Now = Readonly<{ year: number }>;

/** A wine that somebody asks for by a trait is poured from this share on, where none of them suits. */
const BEARABLE = 0.15;

/**
 * Recommends wines from a cellar for a meal in the person's own words: active wines with bottles
 * left, as their wishes say, at most three, from 60 % of the points upwards. A bottle that is young or past, or
 * grand beside a snack, is left for another day where something else suits.
 *
 * `confidence` is the percentage of the points at stake for this meal that the wine earns by the
 * rules: 100 meets every rule, 50 as much speaks against it as for it; what the person's own
 * `history` tells of it with such a dish moves that a little, and the reason says so. Pure and
 * deterministic: the order of the cellar changes nothing. Needs no network.
 */
export function pairMeal(
  mealDescription: string,
  wines: readonly Wine[],
  now: Now,
  history: readonly WineEvent[] = [],
): BuiltInAnswer {
  const cellar = openable(wines);
  const question = readQuestion(mealDescription, now);
  const { understood, passedOver, reading, choices } = question;
  const answer = { pairings: [], understood, passedOver };
  if (cellar.length === 0) {
    const message = "Your cellar holds no bottles to choose from. Add some wine, and ask again.";
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

/** A question with the cellar as it suits it. */
interface Asked {
  readonly question: Question;
  readonly meal: Meal | undefined;
  readonly ranked: readonly RankedWine[];
  readonly own: OwnRatings;
  readonly now: Now;
}

type Chosen = Pick<BuiltInAnswer, "kind" | "pairings" | "message">;

function choose(asked: Asked): Chosen {
  const { question, meal, ranked, now } = asked;
  const suiting = suitingIn(
    ranked.filter(({ profile }) => fulfilsAll(profile, question.wishes, now)),
    question,
  );
  if (suiting.length === 0) return nothing(asked);

  const { poured, held } = holdBack({ suiting, question, meal, now });
  const isBearable = (suiting[0]?.score ?? 0) < SUITS;
  const considered = chosenFrom(poured);
  const most = isBearable ? 1 : MOST_PAIRINGS;
  const [chosen, others] = [considered.slice(0, most), considered.slice(most)];
  const pairings = chosen.map((one) => pairingIn(asked, one));
  const message =
    meal && isBearable
      ? `${rarelySuits(question.wishes, meal)} ${whatWouldSuit(meal)}`
      : [nearly(meal), alsoDo(others), ...toldOf(held, chosen)].filter(Boolean).join(" ");
  return { kind: "pairings", pairings, ...(message && { message }) };
}

function pairingIn({ meal, own, now }: Asked, ranked: RankedWine): Pairing {
  const pairing = meal ? pairingOf(meal, ranked, own) : pairingWithoutDish(ranked);
  const standing = standingSentence(ranked.profile.wine, now);
  return standing ? { ...pairing, reasoning: `${pairing.reasoning} ${standing}` } : pairing;
}

function pairingWithoutDish({ profile, score, why = "" }: RankedWine) {
  return { wineId: profile.wine.id, confidence: Math.round(score * 100), reasoning: why };
}

/** Those that suit; where somebody asks for a wine by its traits and none of those does, the bearable ones. */
function suitingIn(allowed: readonly RankedWine[], { wishes }: Question): readonly RankedWine[] {
  const suiting = allowed.filter(({ score }) => score >= SUITS);
  if (suiting.length > 0 || !wishes.some(({ kind }) => kind === "want")) return suiting;
  return allowed.filter(({ score }) => score >= BEARABLE);
}

/** Nothing that is allowed suits: what would, and where that is ruled out, the nearest that is not. */
function nothing(asked: Asked): Chosen {
  const { question, meal, ranked, now } = asked;
  const { wishes } = question;
  const [best] = ranked;
  if (wishes.length === 0 || !best || best.score < SUITS)
    return { kind: "nothing-suits", pairings: [], message: meal ? whatWouldSuit(meal) : "" };
  const message = nothingAsWished({ wishes, meal, ranked, now });
  const allowed = ranked.filter(
    ({ profile, score }) => score >= BEARABLE && fulfilsAll(profile, wishes, now),
  );
  const { poured } = holdBack({ suiting: allowed, question, meal, now });
  const nearest = meal && nearestOf(meal, poured, now);
  if (!nearest) return { kind: "nothing-suits", pairings: [], message };
  return {
    kind: "pairings",
    pairings: [pairingIn(asked, nearest)],
    message: `${message} ${worthATry(nearest)}`,
  };
}

const STRUCTURE_RULES = PAIRING_RULES.filter(({ speaksOf }) => speaksOf !== "fame");

/** Of wines that nobody pours with a meal, the one whose body, acidity and the like come nearest to it. */
function nearestOf(meal: Meal, wines: readonly RankedWine[], now: Now): RankedWine | undefined {
  const cellar = wines.map(({ profile }) => profile.wine);
  const [first] = rankCellar(meal, cellar, now, { rules: STRUCTURE_RULES });
  return wines.find(({ profile }) => profile.wine === first?.profile.wine);
}

/** Named in the last line: no more than is read at a stove. */
const MOST_HELD = 2;

/** What would have been poured in the place of a chosen wine, and why it was not. */
const toldOf = (held: readonly HeldBack[], chosen: readonly RankedWine[]): string[] => {
  const least = Math.min(...chosen.map(({ score }) => score));
  return held
    .filter(({ ranked }) => ranked.score > least)
    .toSorted((a, b) => Number(a.why.kind === "past") - Number(b.why.kind === "past"))
    .slice(0, MOST_HELD)
    .map((one) => reasonHeld(one));
};

/** A dish that is known by its side alone is answered by that, and says so. */
function nearly(meal: Meal | undefined): string {
  if (!meal?.isNearly) return "";
  return `I don't know “${meal.passedOver.join(" ")}”, so this goes by the ${meal.name}.`;
}
