import { foldText } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";

export type SuggestedField = "producer" | "varietal" | "country" | "region";

const MOST_SUGGESTIONS = 6;

/**
 * Completions of `text`, first from the user's cellar, then from the list of well-known names.
 * Within each source, values that begin with the text precede values that contain it. Ignores case
 * and accents, so "rhone" offers "Rhône". Empty if the text equals a value.
 */
export function suggest(
  text: string,
  own: readonly string[],
  world: readonly string[],
): readonly string[] {
  const sought = foldText(text.trim());
  if (sought === "") return [];

  const offered = new Map<string, string>();
  for (const source of [own, world]) {
    for (const begins of [true, false]) {
      for (const candidate of source) {
        const folded = foldText(candidate);
        if (folded.includes(sought) && folded.startsWith(sought) === begins) {
          offered.set(folded, offered.get(folded) ?? candidate);
        }
      }
    }
  }
  const suggestions = [...offered.values()];
  return suggestions.includes(text) ? [] : suggestions.slice(0, MOST_SUGGESTIONS);
}

/** A cellar's distinct values, most used first; counted on first use. */
export interface OwnValues extends LotSuggestions {
  readonly of: (field: SuggestedField) => readonly string[];
}

export interface LotSuggestions {
  readonly shops: () => readonly string[];
  readonly currencies: () => readonly string[];
}

export function ownValues(wines: readonly CellarWine[]): OwnValues {
  const known = new Map<SuggestedField | "shop" | "currency", readonly string[]>();
  const once = (
    field: SuggestedField | "shop" | "currency",
    valueIn: (wine: CellarWine) => readonly string[] | string,
  ) => {
    const counted = known.get(field) ?? mostUsed(wines.flatMap(valueIn));
    known.set(field, counted);
    return counted;
  };
  return {
    of: (field) => once(field, (wine) => wine[field]),
    shops: () => once("shop", ({ lots }) => lots.flatMap(({ shop }) => shop ?? [])),
    currencies: () =>
      once("currency", ({ lots }) => lots.flatMap(({ price }) => price?.currency ?? [])),
  };
}

export function mostUsed(values: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
