import type { Pairing, Wine } from "sync-protocol";
import { GRAPE_PROFILES, profileOf, type WineProfile } from "sync-protocol/profiles";
import { explain } from "../rules/explain.ts";
import { movedBy, type OwnRating, ownRatingSentence } from "./ownRatings.ts";
import type { PairingRule } from "../rules/PairingRule.ts";
import type { Meal } from "../meals/Meal.ts";
import { PAIRING_RULES } from "../rules/rules.ts";
import { type Suits, suitingFor } from "../rules/scoreWine.ts";
import { kindOfWine } from "../wines/wineKind.ts";

/** A wine is recommended from this share of the points at stake. */
export const SUITS = 0.6;
/** More recommendations than this are no help at the stove; others are named in a line. */
export const MOST_PAIRINGS = 3;
/** So many are chosen for their variety; those beyond the recommended are named. */
export const CONSIDERED = 5;
/** A user who wants a red should not have to look past five whites. */
const MOST_OF_A_KIND = 2;
/** A second wine of one grape stands back for another that comes within this of it. */
const NEARLY_AS_WELL = 0.2;

/** What a person once gave wines with such a dish, by the wine's id. */
export type OwnRatings = ReadonlyMap<string, OwnRating>;

/** What a ranking rests on, where it is not the rules alone. */
interface Weighing {
  readonly own?: OwnRatings;
  readonly rules?: readonly PairingRule[];
}

/** A wine, and how well it suits a meal. */
export interface RankedWine extends Suits {
  readonly profile: WineProfile;
  /** Why it is poured, where there is no dish to say so. */
  readonly why?: string;
}

/**
 * The best of these wines, best first, with no more than two of a kind where others suit as well, and
 * of one grape and colour the best alone where another suits nearly as well.
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
