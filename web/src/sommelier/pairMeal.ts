import type { Pairing, Wine, WineEvent } from "sync-protocol";
import { GRAPE_PROFILES, profileOf, type WineProfile } from "sync-protocol/profiles";
import { explain } from "./explain.ts";
import { movedBy, type OwnRating, ownRatingSentence, ownRatingsFor } from "./ownRatings.ts";
import type { PairingRule } from "./PairingRule.ts";
import { type Meal, readMeal } from "./readMeal.ts";
import { PAIRING_RULES } from "./rules.ts";
import { type Suits, suitingFor } from "./scoreWine.ts";
import { whatWouldSuit } from "./whatWouldSuit.ts";
import { kindOfWine } from "./wineKind.ts";

/** What the built-in sommelier answers. */
export type BuiltInAnswer =
  /** Wines that suit, best first, and the words of the meal that were understood and that were not. */
  | {
      readonly kind: "pairings";
      readonly pairings: readonly Pairing[];
      readonly understood: readonly string[];
      readonly passedOver: readonly string[];
    }
  /** Nothing in the cellar suits; a sentence says what would. */
  | {
      readonly kind: "nothing-suits";
      readonly wouldSuit: string;
      readonly understood: readonly string[];
      readonly passedOver: readonly string[];
    }
  /** The meal was not understood; one question back. */
  | { readonly kind: "ask"; readonly question: string }
  /** There is no active wine with a bottle left. */
  | { readonly kind: "empty-cellar" };

/** What `confidence` says, for those who read it on a screen. */
export const PERCENTAGE_MEANS =
  "The percentage is the share of the points at stake for this dish that the wine earns.";

/** A wine is recommended from this share of the points at stake. */
export const SUITS = 0.6;
/** More recommendations than this are no help at the stove. */
export const MOST_PAIRINGS = 5;
/** Whoever has a red in mind should not have to look past five whites for it. */
const MOST_OF_A_KIND = 2;
/** A second wine of one grape stands back for another that comes within this of it. */
const NEARLY_AS_WELL = 0.2;

/** What a person once gave wines with such a dish, by the wine's id. */
type OwnRatings = ReadonlyMap<string, OwnRating>;

/** What a ranking rests on, where it is not the rules alone. */
interface Weighing {
  readonly own?: OwnRatings;
  readonly rules?: readonly PairingRule[];
}

/** A wine, and how well it suits a meal. */
export interface RankedWine extends Suits {
  readonly profile: WineProfile;
}

/**
 * Recommends wines from a cellar for a meal in the person's own words: active wines with bottles
 * left, at most {@link MOST_PAIRINGS}, from {@link SUITS} of the points upwards.
 *
 * `confidence` is the percentage of the points at stake for this meal that the wine earns by the
 * rules: 100 meets every rule, 50 as much speaks against it as for it; what the person's own
 * `history` tells of it with such a dish moves that a little, and the reason says so. Pure and
 * deterministic: the order of the cellar changes nothing. Needs no network.
 */
export function pairMeal(
  mealDescription: string,
  wines: readonly Wine[],
  now: { readonly year: number },
  history: readonly WineEvent[] = [],
): BuiltInAnswer {
  const cellar = openable(wines);
  if (cellar.length === 0) return { kind: "empty-cellar" };
  const reading = readMeal(mealDescription);
  if (reading.kind === "unclear") return { kind: "ask", question: reading.question };

  const { meal } = reading;
  const own = ownRatingsFor(meal, history);
  const suiting = rankCellar(meal, cellar, now, { own }).filter(({ score }) => score >= SUITS);
  const { understood, passedOver } = meal;
  if (suiting.length === 0) {
    return { kind: "nothing-suits", wouldSuit: whatWouldSuit(meal), understood, passedOver };
  }
  return {
    kind: "pairings",
    pairings: chosenFrom(suiting).map((ranked) => pairingOf(meal, ranked, own)),
    understood,
    passedOver,
  };
}

/**
 * The best of these wines, best first, with no more than two of a kind where others suit as well, and
 * of one grape and colour the best alone where another suits nearly as well.
 */
export function chosenFrom(suiting: readonly RankedWine[]): RankedWine[] {
  const chosen: RankedWine[] = [];
  const left = [...suiting];
  while (chosen.length < MOST_PAIRINGS && left.length > 0) {
    const worths = left.map(({ score, profile }) => score - repetition(profile, chosen));
    chosen.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return suiting.filter((ranked) => chosen.includes(ranked));
}

const grapes = new Set(GRAPE_PROFILES.map(({ name }) => name));

/** What it costs a wine that others of its kind, or of its grape, are recommended already. */
function repetition(wine: WineProfile, chosen: readonly RankedWine[]): number {
  const kind = kindOfWine(wine);
  const ofKind = chosen.filter(({ profile }) => kindOfWine(profile) === kind).length;
  if (ofKind >= MOST_OF_A_KIND) return 1;
  return chosen.some(({ profile }) => isOfOneGrape(profile, wine)) ? NEARLY_AS_WELL : 0;
}

function isOfOneGrape(one: WineProfile, other: WineProfile): boolean {
  if (one.colour !== other.colour) return false;
  return [...one.kinds].some((kind) => other.kinds.has(kind) && grapes.has(kind));
}

/** The wines that can be opened: in use, with a bottle left. */
export function openable(wines: readonly Wine[]): readonly Wine[] {
  return wines.filter((wine) => !wine.isArchived && wine.quantity > 0);
}

/**
 * The wines in the order in which they suit a meal: by score, those that one ceiling holds alike by
 * what they earn, and equals by name, vintage and id.
 */
export function rankCellar(
  meal: Meal,
  wines: readonly Wine[],
  now: { readonly year: number },
  { own = new Map(), rules = PAIRING_RULES }: Weighing = {},
): RankedWine[] {
  const suits = suitingFor(meal, rules);
  return wines
    .map((wine) => profileOf(wine, now))
    .map((profile) => {
      const { score, earned } = suits(profile);
      return { profile, earned, score: movedBy(own.get(profile.wine.id), score) };
    })
    .sort(
      (a, b) =>
        b.score - a.score || b.earned - a.earned || byNameVintageId(a.profile.wine, b.profile.wine),
    );
}

/** A ranked wine as it is told. */
export function pairingOf(
  meal: Meal,
  { profile, score }: RankedWine,
  own: OwnRatings = new Map(),
): Pairing {
  const { id } = profile.wine;
  const rated = own.get(id);
  const reasons = [explain(meal, profile), ...(rated ? [ownRatingSentence(rated)] : [])];
  return { wineId: id, confidence: Math.round(score * 100), reasoning: reasons.join(" ") };
}

function byNameVintageId(a: Wine, b: Wine): number {
  return compared(a.name, b.name) || a.vintage - b.vintage || compared(a.id, b.id);
}

/** By code unit, so that every device and language setting gives one order. */
function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
