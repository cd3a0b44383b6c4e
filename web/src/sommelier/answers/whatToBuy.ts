import { type Wine, WINE_ADDITIONS, WINE_TYPES, type WineType } from "sync-protocol";
import { GRAPE_PROFILES, WINE_STYLES } from "sync-protocol/profiles";
import { CLASSICS } from "../meals/classics.ts";
import {
  chosenFrom,
  pairingOf,
  type RankedWine,
  rankCellar,
  SUITS,
} from "../ranking/rankCellar.ts";
import { styleInWords } from "../wines/styleInWords.ts";
import { readMeal } from "../meals/readMeal.ts";

export interface StyleSuggestion {
  readonly name: string;
  readonly type: WineType;
  /**
   * How well the style suits the meal: the score of a young wine of this style, in percent.
   */
  readonly confidence: number;
  readonly reasoning: string;
}

export type BuyingAdvice =
  | {
      readonly kind: "styles";
      readonly styles: readonly StyleSuggestion[];
      readonly understood: readonly string[];
      readonly unknownWords: readonly string[];
    }
  /** The meal was not understood. `question` asks about the meal. */
  | { readonly kind: "ask"; readonly question: string };

/**
 * The styles to buy for a meal in the user's own words, best first. Ranks one young wine of each
 * style, by the rules that rank a cellar. Considers the styles that are classic with any food.
 */
export function whatToBuy(mealDescription: string, now: { readonly year: number }): BuyingAdvice {
  const reading = readMeal(mealDescription);
  if (reading.kind === "unclear") return { kind: "ask", question: reading.question };

  const { meal } = reading;
  const suiting = rankCellar(meal, youngWines(now), now).filter(({ score }) => score >= SUITS);
  const styles = chosenFrom(withoutSimilar(suiting)).map((ranked): StyleSuggestion => {
    const { confidence, reasoning } = pairingOf(meal, ranked);
    const { name, type } = ranked.profile.wine;
    return { name: styleInWords(name), type, confidence, reasoning };
  });
  return { kind: "styles", styles, understood: meal.understood, unknownWords: meal.unknownWords };
}

/** Of styles that share a grape, or of a style and its grape, keeps only the best. */
function withoutSimilar(suiting: readonly RankedWine[]): RankedWine[] {
  const met = new Set<string>();
  return suiting.filter(({ profile: { kinds, wine } }) => {
    const known = [...kinds].some((kind) => kind !== wine.type && met.has(kind));
    for (const kind of kinds) met.add(kind);
    return !known;
  });
}

let cachedWines: { readonly year: number; readonly wines: readonly Wine[] } | undefined;

/** One young wine of each style that is classic with any food. Cached for the year. */
function youngWines({ year }: { readonly year: number }): readonly Wine[] {
  if (cachedWines?.year === year) return cachedWines.wines;
  const names = new Set([...CLASSICS.values()].flatMap(({ best, good }) => [...best, ...good]));
  const wines = [...names].flatMap((name) => {
    const type = typeOf(name);
    return type ? [youngWine(name, type, year)] : [];
  });
  cachedWines = { year, wines };
  return wines;
}

const types: ReadonlyMap<string, WineType> = new Map([
  ...GRAPE_PROFILES.map(
    ({ name, colour }) => [name, colour === "red" ? "Red Wine" : "White Wine"] as const,
  ),
  ...WINE_STYLES.flatMap(({ name, types: [type] }) => (type ? [[name, type] as const] : [])),
]);

/** The type of a style's or grape's wine; `undefined` for a name that is itself a type. */
function typeOf(name: string): WineType | undefined {
  return WINE_TYPES.some((type) => type === name) ? undefined : types.get(name);
}

function youngWine(name: string, type: WineType, year: number): Wine {
  return {
    id: name,
    userId: "",
    bottleId: name,
    name,
    producer: "",
    vintage: year - 2,
    quantity: 1,
    type,
    varietal: "",
    country: "",
    region: "",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    isArchived: false,
  };
}
