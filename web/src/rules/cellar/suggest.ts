import { foldText } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";

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

/** The values that a cellar has, each once and the most used first; counted when they are first asked for. */
export interface OwnValues extends OwnOfLots {
  readonly of: (field: SuggestedField) => readonly string[];
}

/** What a person has told of lots before, to be offered again. */
export interface OwnOfLots {
  readonly shops: () => readonly string[];
  readonly currencies: () => readonly string[];
}

/** What can be offered again of what these wines tell. */
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

/** Each of these words once, the most used first. */
export function mostUsed(values: readonly string[]): readonly string[] {
  const uses = new Map<string, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return [...uses].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
