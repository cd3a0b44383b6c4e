import type { WineType } from "sync-protocol";
import type { Glass } from "./Glass.ts";
import type { Read } from "./LabelFields.ts";
import type { GrapeOnLabel } from "./readGrapes.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

/** The still wine that looks like this. */
const LOOKS: Readonly<Record<Glass, WineType>> = {
  dark: "Red Wine",
  pink: "Rosé Wine",
  pale: "White Wine",
};

/** How sure a type is that only its look tells: black glass holds bubbles and port as well. */
const BY_LOOK: Readonly<Record<Glass, number>> = { dark: 0.6, pink: 0.65, pale: 0.62 };

/** What is left of the doubt about a colour that its look confirms. */
const DOUBT_LEFT = 0.6;

/** A colour that another was expected for, and that the place makes as well. */
const AGAINST_EXPECTED = 0.7;

/** White where the place is known for red, which no grape on the label contradicts. */
const WHITE_INSTEAD = 0.6;

/** White wine in black glass is rare, and red that looks pale a trick of the light. */
const UNLIKELY_AGAINST = 0.55;

const STILL: readonly WineType[] = ["Red Wine", "White Wine", "Rosé Wine"];

/**
 * The type with what shows through the glass as a witness: it confirms the colour, or tells another
 * that the place makes as well, or is all that is known. Bubbles, sweetness and spirit look like
 * anything.
 */
export function borneOutByGlass(
  told: Read<WineType> | null,
  glass: Glass | undefined,
  { place, grapes }: { place: PlaceOnLabel | null; grapes: readonly GrapeOnLabel[] },
): Read<WineType> | null {
  if (glass === undefined) return told;
  const look = LOOKS[glass];
  if (told === null) return { value: look, confidence: BY_LOOK[glass] };
  if (!STILL.includes(told.value)) return told;
  if (told.value === look) {
    return { value: look, confidence: 1 - DOUBT_LEFT * (1 - told.confidence) };
  }
  if (place && !place.place.types.includes(look)) return told;
  if (look === "Rosé Wine") return { value: look, confidence: AGAINST_EXPECTED };
  if (look === "White Wine" && grapes.length === 0)
    return { value: look, confidence: WHITE_INSTEAD };
  return { value: told.value, confidence: Math.min(told.confidence, UNLIKELY_AGAINST) };
}
