import type { WineType } from "sync-protocol";
import type { Mention } from "./findMentions.ts";
import type { Read } from "./LabelFields.ts";
import type { GrapeOnLabel } from "./readGrapes.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

/** Only one type of wine is made under the appellation's name. */
const ONLY_TYPE = 0.97;

/** Most of the wine under the appellation's name is of this type, but not all. */
const USUAL_TYPE = 0.75;

/** A black grape mostly makes red wine, but also rosé; a white one nearly always white. */
const BY_SKIN = { black: 0.82, white: 0.86 } as const;

/**
 * Reads the type of wine: from the label's own words, else from the appellation, else from the
 * grapes; bubbles, sweetness and spirit count before colour. Nothing where it stays open.
 */
export function readType(
  mentions: readonly Mention[],
  place: PlaceOnLabel | null,
  grapes: readonly GrapeOnLabel[],
): Read<WineType> | null {
  const only = place?.place.types.length === 1 ? place.place.types[0] : undefined;
  if (place && only) return { value: only, confidence: ONLY_TYPE * place.confidence };

  const words = typeWords(mentions);
  const [said] = words;
  if (said) return said;

  const usual = place?.place.usualType;
  const byGrape = typeOfGrapes(grapes);
  if (byGrape && (!place || place.place.types.includes(byGrape.value))) return byGrape;
  return place && usual ? { value: usual, confidence: USUAL_TYPE * place.confidence } : null;
}

const COLOURS: readonly WineType[] = ["Red Wine", "White Wine", "Rosé Wine"];

/** What the label's words say, the most telling first. */
function typeWords(mentions: readonly Mention[]): Read<WineType>[] {
  const said = mentions.flatMap(({ meaning, certainty }) =>
    meaning.kind === "type"
      ? [{ value: meaning.type, confidence: meaning.certainty * certainty }]
      : [],
  );
  const rank = ({ value }: Read<WineType>) => (COLOURS.includes(value) ? 1 : 0);
  return said.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}

function typeOfGrapes(grapes: readonly GrapeOnLabel[]): Read<WineType> | null {
  const [first] = grapes;
  if (!first || grapes.some(({ grape }) => grape.skin !== first.grape.skin)) return null;
  const { skin } = first.grape;
  return {
    value: skin === "black" ? "Red Wine" : "White Wine",
    confidence: BY_SKIN[skin] * first.confidence,
  };
}
