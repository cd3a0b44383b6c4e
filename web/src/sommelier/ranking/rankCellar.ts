import type { Pairing, Wine } from "sync-protocol";
import { GRAPE_PROFILES, profileOf, type WineProfile } from "sync-protocol/profiles";
import { explain } from "../rules/explain.ts";
import { movedBy, type OwnRating, ownRatingSentence } from "./ownRatings.ts";
import type { PairingRule } from "../rules/PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "../rules/rules.ts";
import { type WineSuitability, suitingFor } from "../rules/scoreWine.ts";
import { kindOfWine } from "../wines/wineKind.ts";

/** Minimum share of the possible points for a recommendation. */
export const SUITS = 0.6;
/** Maximum number of recommendations. Other suitable wines are only named. */
export const MOST_PAIRINGS = 3;
/** Number of wines to choose for variety. Chosen wines that are not recommended are only named. */
export const CONSIDERED = 5;
/** Maximum number of wines of one kind, so that not all chosen wines are white, for example. */
const MOST_OF_A_KIND = 2;
/**
 * Amount by which the score of a further wine of the same grape and colour is reduced, so that
 * other wines with nearly the same score come first.
 */
const NEARLY_AS_WELL = 0.2;

/** The user's earlier ratings with a similar dish, by wine id. */
export type OwnRatings = ReadonlyMap<string, OwnRating>;

interface RankingOptions {
  readonly own?: OwnRatings;
  readonly rules?: readonly PairingRule[];
}

export interface RankedWine extends WineSuitability {
  readonly profile: WineProfile;
  /** The reason for recommending the wine, if the question has no dish. */
  readonly why?: string;
}

/**
 * The best of these wines, best first. If others suit, at most two wines of a kind are chosen. If
 * another wine is nearly as good, only the best wine of a grape and colour is chosen.
 */
export function chosenFrom(suiting: readonly RankedWine[]): RankedWine[] {
  const chosen: RankedWine[] = [];
  const left = [...suiting];
  while (chosen.length < CONSIDERED && left.length > 0) {
    const worths = left.map(({ score, profile }) => score - repetition(profile, chosen));
    chosen.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return suiting.filter((ranked) => chosen.includes(ranked));
}

const grapes = new Set(GRAPE_PROFILES.map(({ name }) => name));

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

export function openable(wines: readonly Wine[]): readonly Wine[] {
  return wines.filter((wine) => !wine.isArchived && wine.quantity > 0);
}

/**
 * Ranks wines by how well they suit a meal: by score, then by the points before ceilings limit
 * them, then by name, vintage and id.
 */
export function rankCellar(
  meal: Meal,
  wines: readonly Wine[],
  now: { readonly year: number },
  { own = new Map(), rules = PAIRING_RULES }: RankingOptions = {},
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

/** Compares by code unit, so that every device and language gives the same order. */
function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
