import type { WineType } from "sync-protocol";
import type { Glass } from "./Glass.ts";
import type { ReadValue } from "./LabelFields.ts";
import type { GrapeOnLabel } from "./readGrapes.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

const LOOKS: Readonly<Record<Glass, WineType>> = {
  dark: "Red Wine",
  pink: "Rosé Wine",
  pale: "White Wine",
};

/**
 * Confidence of a type that is known only from the visible colour. It is low, because dark glass
 * may also contain sparkling wine or port.
 */
const BY_COLOUR_ONLY: Readonly<Record<Glass, number>> = { dark: 0.6, pink: 0.65, pale: 0.62 };

/**
 * If the visible colour confirms a type, the doubt (1 − confidence) is multiplied by this factor.
 */
const DOUBT_FACTOR = 0.6;

/**
 * Confidence of rosé if the wine looks pink, the label suggests another type, and the place, if
 * known, makes rosé.
 */
const AGAINST_EXPECTED = 0.7;

/**
 * Confidence of white if the wine looks pale, the label suggests another type, the place, if known,
 * makes white wine, and no grape is named.
 */
const WHITE_INSTEAD = 0.6;

/**
 * Maximum confidence of a type that the visible colour contradicts, such as white wine in black
 * glass, which is rare.
 */
const UNLIKELY_AGAINST = 0.55;

const STILL: readonly WineType[] = ["Red Wine", "White Wine", "Rosé Wine"];

/**
 * Adjusts the type to the visible colour. The colour can confirm the type, suggest another type
 * that the place makes, or be the only evidence. Never changes sparkling, sweet and fortified
 * types.
 */
export function adjustTypeToGlass(
  type: ReadValue<WineType> | null,
  glass: Glass | undefined,
  { place, grapes }: { place: PlaceOnLabel | null; grapes: readonly GrapeOnLabel[] },
): ReadValue<WineType> | null {
  if (glass === undefined) return type;
  const look = LOOKS[glass];
  if (type === null) return { value: look, confidence: BY_COLOUR_ONLY[glass] };
  if (!STILL.includes(type.value)) return type;
  if (type.value === look) {
    return { value: look, confidence: 1 - DOUBT_FACTOR * (1 - type.confidence) };
  }
  if (place && !place.place.types.includes(look)) return type;
  if (look === "Rosé Wine") return { value: look, confidence: AGAINST_EXPECTED };
  if (look === "White Wine" && grapes.length === 0)
    return { value: look, confidence: WHITE_INSTEAD };
  return { value: type.value, confidence: Math.min(type.confidence, UNLIKELY_AGAINST) };
}
