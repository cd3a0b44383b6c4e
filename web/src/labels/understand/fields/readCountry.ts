import { countryName } from "../../../gazetteer/index.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { ReadValue } from "./LabelFields.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

/**
 * Confidence of a country that the label names. Below 1, because it may be the importer's country.
 */
const NAMED = 0.93;

/**
 * Confidence of a country that is known only from the producer. Low, because a producer of the same
 * name may be in another country.
 */
const OF_HOUSE = 0.7;

/** Confidence of a country in which a grape of the label has almost all its vineyards. */
const AT_HOME = 0.8;

export function countriesMentioned(mentions: readonly Mention[]): Map<string, number> {
  const certainties = new Map<string, number>();
  for (const { meaning, certainty } of mentions) {
    switch (meaning.kind) {
      case "country":
        add(certainties, meaning.country, NAMED * certainty);
        break;
      case "law":
        add(certainties, meaning.country, meaning.certainty * certainty);
        break;
      case "grape":
        if (meaning.grape.home !== undefined && !meaning.grape.isEverydayWord) {
          add(certainties, meaning.grape.home, AT_HOME * certainty);
        }
        break;
      case "house":
        if (!meaning.house.isEverydayWord)
          add(certainties, meaning.house.country, OF_HOUSE * certainty);
        break;
      case "place":
      case "type":
        break;
    }
  }
  return certainties;
}

/** Reads the country, usually from the appellation. Returns `null` without evidence. */
export function readCountry(
  certainties: ReadonlyMap<string, number>,
  place: PlaceOnLabel | null,
): ReadValue<string> | null {
  const all = new Map(certainties);
  if (place) add(all, place.place.country, place.confidence);
  const [best, rival] = [...all].sort(([, a], [, b]) => b - a);
  if (!best) return null;
  const [code, confidence] = best;
  const name = countryName(code);
  if (name === undefined) return null;
  return { value: name, confidence: confidence * (1 - (rival?.[1] ?? 0) / 2) };
}

/** Combines independent evidence: multiplies the remaining doubts. */
function add(certainties: Map<string, number>, country: string, certainty: number): void {
  certainties.set(country, 1 - (1 - (certainties.get(country) ?? 0)) * (1 - certainty));
}
