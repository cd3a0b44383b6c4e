import { foldText, type Lot } from "sync-protocol";
import type { CellarWine } from "./cellarView.ts";

/** The fields that suggest while one types. */
export type SuggestedField = "producer" | "varietal" | "country" | "region";

const MOST_SUGGESTIONS = 6;

/**
 * What could complete `text`: from the person's own cellar first, then from the world's list; in
 * each, what begins with the text before what only contains it. Case and accents don't count, so
 * that "rhone" offers "Rhône". Nothing once the text is one of them.
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

/** Every value of a field in this cellar once, the most used first. */
export function ownValues(wines: readonly CellarWine[], field: SuggestedField): readonly string[] {
  return mostUsed(wines.map((wine) => wine[field]));
}

/** The shops and currencies of this cellar's lots, each once, the most used first. */
export function ownOfLots(wines: readonly { readonly lots: readonly Lot[] }[]): OwnOfLots {
  const lots = wines.flatMap((wine) => wine.lots);
  return {
    shops: mostUsed(lots.flatMap(({ shop }) => shop ?? [])),
    currencies: mostUsed(lots.flatMap(({ price }) => price?.currency ?? [])),
  };
}

/** What a person has told of lots before, to be offered again. */
export interface OwnOfLots {
  readonly shops: readonly string[];
  readonly currencies: readonly string[];
}

/** Each of these words once, the most used first. */
export function mostUsed(values: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
