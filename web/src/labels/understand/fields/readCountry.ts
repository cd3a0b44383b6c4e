import { countryName } from "../../../gazetteer/index.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { Read } from "./LabelFields.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

/** A country's own name on a label, which may also be that of the importer. */
const NAMED = 0.93;

/** Where a house is at home, its wine is from; another house of its name may be elsewhere. */
const OF_HOUSE = 0.7;

/** A grape that practically all grows in one country. */
const AT_HOME = 0.8;

/** The countries that the label names other than by a place: by name, by law, by a grape. */
export function countriesToldOf(mentions: readonly Mention[]): Map<string, number> {
  const told = new Map<string, number>();
  for (const { meaning, certainty } of mentions) {
    switch (meaning.kind) {
      case "country":
        add(told, meaning.country, NAMED * certainty);
        break;
      case "law":
        add(told, meaning.country, meaning.certainty * certainty);
        break;
      case "grape":
        if (meaning.grape.home !== undefined && !meaning.grape.everyday) {
          add(told, meaning.grape.home, AT_HOME * certainty);
        }
        break;
      case "house":
        if (!meaning.house.everyday) add(told, meaning.house.country, OF_HOUSE * certainty);
        break;
      case "place":
      case "type":
        break;
    }
  }
  return told;
}

/** Reads the country, which mostly follows from the appellation; nothing when nothing tells it. */
export function readCountry(
  told: ReadonlyMap<string, number>,
  place: PlaceOnLabel | null,
): Read<string> | null {
  const all = new Map(told);
  if (place) add(all, place.place.country, place.confidence);
  const [best, rival] = [...all].sort(([, a], [, b]) => b - a);
  if (!best) return null;
  const [code, confidence] = best;
  const name = countryName(code);
  if (name === undefined) return null;
  return { value: name, confidence: confidence * (1 - (rival?.[1] ?? 0) / 2) };
}

/** Independent evidence adds up: what is left of the doubt is the product of the doubts. */
function add(told: Map<string, number>, country: string, certainty: number): void {
  told.set(country, 1 - (1 - (told.get(country) ?? 0)) * (1 - certainty));
}
