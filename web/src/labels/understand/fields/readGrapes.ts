import { type Grape, grapeCalled } from "../../../gazetteer/index.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { WineType } from "sync-protocol";
import { CONFIDENT_FROM, type ReadValue } from "./LabelFields.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

export interface GrapeOnLabel {
  readonly grape: Grape;
  readonly spelling: string;
  readonly confidence: number;
}

/** The grapes that a label names, each once, in the label's order. */
export function grapesNamed(
  mentions: readonly Mention[],
  place: PlaceOnLabel | null,
): GrapeOnLabel[] {
  const named = new Map<string, GrapeOnLabel>();
  for (const { meaning, certainty } of mentions) {
    if (meaning.kind !== "grape") continue;
    const { grape, spelling } = meaning;
    if (grape.isEverydayWord && !place?.place.grapes.some(({ name }) => name === grape.name))
      continue;
    if (!named.has(grape.name)) {
      named.set(grape.name, { grape, spelling, confidence: NAMED * certainty });
    }
  }
  return [...named.values()];
}

const NAMED = 0.97;

/** Confidence of the only grape that the appellation's rules allow for the colour. */
const BY_RULE = 0.88;

/**
 * Reads the varietal: the grapes on the label, spelled as on the label with accents restored. If
 * the label names no grape, the only grape that the appellation's rules allow for this type.
 */
export function readVarietal(
  named: readonly GrapeOnLabel[],
  place: PlaceOnLabel | null,
  type: ReadValue<WineType> | null,
): ReadValue<string> | null {
  if (named.length > 0) {
    return {
      value: named.map(({ spelling }) => spelling).join(", "),
      confidence: Math.min(...named.map(({ confidence }) => confidence)),
    };
  }
  if (!place) return null;
  const possible = place.place.grapes.flatMap(({ name, sole }) => {
    const grape = grapeCalled(name);
    return grape && (type === null || suits(grape, type.value)) ? [{ grape, sole }] : [];
  });
  const [only, ...others] = possible;
  if (!only?.sole || others.length > 0) return null;
  const isTypeKnown = place.place.grapes.length === 1 || (type?.confidence ?? 0) >= CONFIDENT_FROM;
  if (!isTypeKnown) return null;
  return { value: only.grape.name, confidence: BY_RULE * place.confidence };
}

function suits(grape: Grape, type: WineType): boolean {
  switch (type) {
    case "Red Wine":
    case "Rosé Wine":
      return grape.skin === "black";
    case "White Wine":
      return grape.skin === "white";
    case "Sparkling Wine":
    case "Dessert Wine":
    case "Fortified Wine":
      return true;
  }
}
