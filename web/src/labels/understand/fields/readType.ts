import type { WineType } from "sync-protocol";
import { adjustTypeToGlass } from "./adjustTypeToGlass.ts";
import type { Glass } from "./Glass.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { ReadValue } from "./LabelFields.ts";
import type { GrapeOnLabel } from "./readGrapes.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

const ONLY_TYPE = 0.97;

/** Confidence of the usual type if the appellation makes several types. */
const USUAL_TYPE = 0.75;

/** Confidence of the first type if several types are equally usual in the appellation. */
const FIRST_TYPE = 0.5;

/**
 * Factor for the confidence of a type if a word for the type contradicts the appellation. One of
 * the two may be misread or part of a name.
 */
const AGAINST_PLACE = 0.8;

/**
 * Minimum certainty of a word that always states the type, such as "Rosé". A word such as "Blanc"
 * may be part of a name.
 */
const PLAIN_WORD = 0.9;

/**
 * Confidence of a type that follows from the colour of the grape. A black grape usually makes red
 * wine, sometimes rosé. A white grape nearly always makes white wine.
 */
const BY_SKIN = { black: 0.82, white: 0.86 } as const;

/**
 * Confidence of red wine if the label names Syrah and a little Viognier. Such a wine is rarely
 * rosé.
 */
const COFERMENTED = 0.75;

/**
 * Reads the type from the label's words, else from the appellation, else from the grapes. The
 * visible colour confirms the result or is the only evidence. Sparkling, sweet and fortified types
 * have priority over colours. Returns `null` without evidence.
 */
export function readType({
  mentions,
  place,
  grapes,
  glass,
}: TypeEvidence): ReadValue<WineType> | null {
  const [said] = typeWords(mentions);
  const byPlace = typeOfPlace(place);
  const only = place?.place.types.length === 1 ? byPlace : null;
  if (only) return said && overrules(said, only) ? against(said) : only;

  const byGrape = typeOfGrapes(grapes);
  const isGrapePlausible = byGrape && placeMakes(place, byGrape.value);
  if (said && !(isGrapePlausible && isDoubtedBy(said, byGrape))) return said;
  return adjustTypeToGlass(isGrapePlausible ? byGrape : byPlace, glass, { place, grapes });
}

interface TypeEvidence {
  readonly mentions: readonly Mention[];
  readonly place: PlaceOnLabel | null;
  readonly grapes: readonly GrapeOnLabel[];
  readonly glass: Glass | undefined;
}

/**
 * Whether the place makes this type. A place known for sparkling, sweet or fortified wine makes
 * only that type.
 */
function placeMakes(on: PlaceOnLabel | null, type: WineType): boolean {
  if (!on) return true;
  const { types, usualType } = on.place;
  const isStyle = usualType !== undefined && !COLOURS.includes(usualType);
  return types.includes(type) && (!isStyle || usualType === type);
}

function typeOfPlace(on: PlaceOnLabel | null): ReadValue<WineType> | null {
  if (!on) return null;
  const { types, usualType } = on.place;
  const [first] = types;
  if (!first) return null;
  if (types.length === 1) return { value: first, confidence: ONLY_TYPE * on.confidence };
  if (usualType) return { value: usualType, confidence: USUAL_TYPE * on.confidence };
  return { value: first, confidence: FIRST_TYPE * on.confidence };
}

/**
 * Whether the label's word overrules the place's only type. Rosé and sweet wines may use the name
 * of a place that has rules only for still wine of one colour.
 */
const overrules = (said: ReadValue<WineType>, only: ReadValue<WineType>): boolean =>
  said.confidence >= PLAIN_WORD * AGAINST_PLACE &&
  COLOURS.includes(only.value) &&
  OVERRULING.has(said.value) &&
  said.value !== only.value;

const OVERRULING: ReadonlySet<WineType> = new Set([
  "Rosé Wine",
  "Sparkling Wine",
  "Dessert Wine",
  "Fortified Wine",
]);

const against = ({ value, confidence }: ReadValue<WineType>): ReadValue<WineType> => ({
  value,
  confidence: confidence * AGAINST_PLACE,
});

/**
 * Whether a colour word contradicts a grape with more confidence. Such a word is probably part of a
 * name.
 */
const isDoubtedBy = (said: ReadValue<WineType>, byGrape: ReadValue<WineType>): boolean =>
  said.confidence < byGrape.confidence &&
  COLOURS.includes(said.value) &&
  said.value !== byGrape.value;

const COLOURS: readonly WineType[] = ["Red Wine", "White Wine", "Rosé Wine"];

/** The types that words on the label name, the strongest evidence first. */
function typeWords(mentions: readonly Mention[]): ReadValue<WineType>[] {
  const said = mentions.flatMap(({ meaning, certainty }) =>
    meaning.kind === "type"
      ? [{ value: meaning.type, confidence: meaning.certainty * certainty }]
      : [],
  );
  return said.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}

/**
 * Sort order: sparkling, sweet and fortified, then rosé, then red and white, then words that may be
 * part of a name.
 */
function rank({ value, confidence }: ReadValue<WineType>): number {
  const byStyle = !COLOURS.includes(value) ? 0 : value === "Rosé Wine" ? 1 : 2;
  return confidence < DOUBTFUL_BELOW ? byStyle + 3 : byStyle;
}

const DOUBTFUL_BELOW = 0.75;

/** White grapes that are often fermented in small amounts together with a black grape. */
const WITH_BLACK = new Set(["Viognier"]);

/**
 * White and black grapes of champagne. A label that names grapes of both colours, all from this
 * set, is read as a sparkling wine's label.
 */
const CHAMPAGNE_GRAPES = new Set(["Chardonnay", "Pinot Noir", "Pinot Meunier"]);
const BY_CHAMPAGNE_GRAPES = 0.8;

/** Confidence of sparkling or fortified for a grape that mostly makes such wine. */
const BY_STYLE = 0.75;

function typeOfGrapes(grapes: readonly GrapeOnLabel[]): ReadValue<WineType> | null {
  const [first, ...others] = grapes;
  if (!first) return null;
  const read = Math.min(...grapes.map(({ confidence }) => confidence));
  const { style } = first.grape;
  if (style && others.length === 0) return { value: style, confidence: BY_STYLE * read };
  const colours = new Set(grapes.map(({ grape }) => grape.skin));
  if (colours.size > 1 && grapes.every(({ grape }) => CHAMPAGNE_GRAPES.has(grape.name))) {
    return { value: "Sparkling Wine", confidence: BY_CHAMPAGNE_GRAPES * read };
  }
  const { skin } = first.grape;
  const strangers = others.filter(({ grape }) => grape.skin !== skin);
  const isOneColour = strangers.length === 0;
  const isCofermented =
    skin === "black" && strangers.every(({ grape }) => WITH_BLACK.has(grape.name));
  if (!isOneColour && !isCofermented) return null;
  return {
    value: skin === "black" ? "Red Wine" : "White Wine",
    confidence: (isOneColour ? BY_SKIN[skin] : COFERMENTED) * first.confidence,
  };
}
