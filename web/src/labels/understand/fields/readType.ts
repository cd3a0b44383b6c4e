import type { WineType } from "sync-protocol";
import { borneOutByGlass } from "./borneOutByGlass.ts";
import type { Glass } from "./Glass.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { Read } from "./LabelFields.ts";
import type { GrapeOnLabel } from "./readGrapes.ts";
import type { PlaceOnLabel } from "./readPlace.ts";

/** Only one type of wine is made under the appellation's name. */
const ONLY_TYPE = 0.97;

/** Most of the wine under the appellation's name is of this type, but not all. */
const USUAL_TYPE = 0.75;

/** Of the types that are as usual in an appellation the first is the likeliest, and no more. */
const FIRST_TYPE = 0.5;

/** The label's own word against the appellation: one of the two was misread, or is of a name. */
const AGAINST_PLACE = 0.8;

/** From this certainty on a word tells the type and is no part of a name: "Rosé", not "Blanc". */
const PLAIN_WORD = 0.9;

/** A black grape mostly makes red wine, but also rosé; a white one nearly always white. */
const BY_SKIN = { black: 0.82, white: 0.86 } as const;

/** Syrah with a little Viognier is red, but for a pink one. */
const COFERMENTED = 0.75;

/**
 * Reads the type of wine: from the label's own words, else from the appellation, else from the
 * grapes, both borne out by the colour that shows through the glass, or else from that alone; bubbles,
 * sweetness and spirit count before colour. Nothing where it stays open.
 */
export function readType({ mentions, place, grapes, glass }: ToldOfType): Read<WineType> | null {
  const [said] = typeWords(mentions);
  const byPlace = typeOfPlace(place);
  const only = place?.place.types.length === 1 ? byPlace : null;
  if (only) return said && overrules(said, only) ? against(said) : only;

  const byGrape = typeOfGrapes(grapes);
  const isBorne = byGrape && bears(place, byGrape.value);
  if (said && !(isBorne && isDoubtedBy(said, byGrape))) return said;
  return borneOutByGlass(isBorne ? byGrape : byPlace, glass, { place, grapes });
}

/** What may tell the type of a wine. */
interface ToldOfType {
  readonly mentions: readonly Mention[];
  readonly place: PlaceOnLabel | null;
  readonly grapes: readonly GrapeOnLabel[];
  readonly glass: Glass | undefined;
}

/** Whether the place makes it, and is not known for bubbles, sweetness or spirit from the same grapes. */
function bears(on: PlaceOnLabel | null, type: WineType): boolean {
  if (!on) return true;
  const { types, usualType } = on.place;
  const isStyle = usualType !== undefined && !COLOURS.includes(usualType);
  return types.includes(type) && (!isStyle || usualType === type);
}

function typeOfPlace(on: PlaceOnLabel | null): Read<WineType> | null {
  if (!on) return null;
  const { types, usualType } = on.place;
  const [first] = types;
  if (!first) return null;
  if (types.length === 1) return { value: first, confidence: ONLY_TYPE * on.confidence };
  if (usualType) return { value: usualType, confidence: USUAL_TYPE * on.confidence };
  return { value: first, confidence: FIRST_TYPE * on.confidence };
}

/** Where the rules know still wine of one colour, a pink or sweet one has the name all the same. */
const overrules = (said: Read<WineType>, only: Read<WineType>): boolean =>
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

const against = ({ value, confidence }: Read<WineType>): Read<WineType> => ({
  value,
  confidence: confidence * AGAINST_PLACE,
});

/** A word of colour that may be part of a name says less than a grape of another colour. */
const isDoubtedBy = (said: Read<WineType>, byGrape: Read<WineType>): boolean =>
  said.confidence < byGrape.confidence &&
  COLOURS.includes(said.value) &&
  said.value !== byGrape.value;

const COLOURS: readonly WineType[] = ["Red Wine", "White Wine", "Rosé Wine"];

/** What the label's words say, the most telling first. */
function typeWords(mentions: readonly Mention[]): Read<WineType>[] {
  const said = mentions.flatMap(({ meaning, certainty }) =>
    meaning.kind === "type"
      ? [{ value: meaning.type, confidence: meaning.certainty * certainty }]
      : [],
  );
  return said.sort((a, b) => rank(a) - rank(b) || b.confidence - a.confidence);
}

/** Bubbles, sweetness and spirit, then pink, then the colours, then what may be part of a name. */
function rank({ value, confidence }: Read<WineType>): number {
  const byStyle = !COLOURS.includes(value) ? 0 : value === "Rosé Wine" ? 1 : 2;
  return confidence < DOUBTFUL_BELOW ? byStyle + 3 : byStyle;
}

const DOUBTFUL_BELOW = 0.75;

/** White grapes of which a little is fermented with a black one. */
const WITH_BLACK = new Set(["Viognier"]);

/** The grapes of champagne: both colours on one label are pressed for bubbles. */
const CHAMPAGNE_GRAPES = new Set(["Chardonnay", "Pinot Noir", "Pinot Meunier"]);
const BY_CHAMPAGNE_GRAPES = 0.8;

/** Most wine of the grape is sparkling or fortified, whatever its skin. */
const BY_STYLE = 0.75;

function typeOfGrapes(grapes: readonly GrapeOnLabel[]): Read<WineType> | null {
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
