import type { Wine } from "sync-protocol";
import { ownCellarReading } from "./refinements/ownCellarReading.ts";
import { clearerReading } from "./rows/clearerReading.ts";
import { credibleMentions } from "./mentions/credibleMentions.ts";
import { findMentions, type Mention } from "./mentions/findMentions.ts";
import { type LabelFields, NOTHING_READ } from "./fields/LabelFields.ts";
import type { Glass } from "./fields/Glass.ts";
import { labelRoles } from "./mentions/labelRoles.ts";
import { labelTitles } from "./mentions/labelTitles.ts";
import { type LabelRow, labelRows } from "./rows/labelRows.ts";
import { type LabelWord, labelWords } from "./rows/labelWords.ts";
import { knownNames } from "./words/nameIndex.ts";
import { withoutOtherScripts } from "./rows/otherScripts.ts";
import { readBottler, readCellarOwner, readImporter } from "./fields/readBottler.ts";
import { countriesMentioned, readCountry } from "./fields/readCountry.ts";
import { type GrapeOnLabel, grapesNamed, readVarietal } from "./fields/readGrapes.ts";
import { readName } from "./fields/readName.ts";
import { type PlaceOnLabel, readPlace } from "./fields/readPlace.ts";
import { readProducer } from "./fields/readProducer.ts";
import { readType } from "./fields/readType.ts";
import { readVintage } from "./fields/readVintage.ts";
import { saysNonVintage } from "./fields/saysNonVintage.ts";
import { combineReadings } from "./refinements/combineReadings.ts";
import type { TextLine } from "./rows/TextLine.ts";

export interface KnownWines {
  readonly currentYear: number;
  /**
   * The wines in the user's cellar. Their producers and names are looked up before those of the
   * gazetteer.
   */
  readonly cellar: readonly Wine[];
  readonly glass?: Glass;
}

/**
 * Parses the text of a label. Every field has a confidence, and a field without evidence is `null`.
 * If a line was read twice, both readings are parsed and then combined. Pure: the same input gives
 * the same result.
 */
export function parseLabel(read: readonly TextLine[], known: KnownWines): LabelFields {
  const { words } = knownNames();
  const lines = read.map((line) => clearerReading(line, words));
  const first = understand(lines, known);
  if (!lines.some(({ closer }) => closer)) return withoutVintage(first, lines);
  const closer = lines.map((line) => ({ ...line, ...line.closer }));
  return withoutVintage(combineReadings(first, understand(closer, known)), [...lines, ...closer]);
}

function withoutVintage(fields: LabelFields, lines: readonly TextLine[]): LabelFields {
  return !fields.vintage && saysNonVintage(lines, fields.type?.value)
    ? { ...fields, isNonVintage: true }
    : fields;
}

function understand(
  lines: readonly TextLine[],
  { currentYear, cellar, glass }: KnownWines,
): LabelFields {
  const rows = withoutOtherScripts(labelRows(lines));
  if (rows.length === 0) return NOTHING_READ;

  const names = knownNames();
  const words = labelWords(rows, names.words);
  const mentions = credibleMentions(findMentions(words, rows, names), words);
  const countries = countriesMentioned(mentions);
  const place = readPlace(mentions, words, rows, new Set(countries.keys()));
  const grapes = grapesNamed(mentions, place);
  const type = readType({ mentions, place, grapes, glass });
  const isPlaceAlone = (mention: Mention) => isRowAlone(mention, words, rows);
  const here = mentionsHere(mentions, { place, grapes, countries, isPlaceAlone });
  const roles = labelRoles(words, here, rows);
  const bottler = readBottler(roles);
  const others = new Set([...bottler, ...readImporter(roles)]);
  const titles = labelTitles(roles, rows).filter(
    (title) => !title.words.some((word) => others.has(word)),
  );
  const bottledBy = bottler.length > 0 ? bottler : readCellarOwner(roles);
  const [firstCountry] = countries.keys();
  const country = place?.place.country ?? firstCountry;
  const producer = readProducer(titles, bottledBy, rows, country);

  return ownCellarReading(words, cellar, {
    name: readName(titles, producer, place, country),
    producer: producer?.read ?? null,
    vintage: readVintage(rows, currentYear),
    type,
    varietal: readVarietal(grapes, place, type),
    country: readCountry(countries, place),
    region: place && { value: place.spelling, confidence: place.confidence },
  });
}

interface LabelFacts {
  readonly place: PlaceOnLabel | null;
  readonly grapes: readonly GrapeOnLabel[];
  readonly countries: ReadonlyMap<string, number>;
  readonly isPlaceAlone: (mention: Mention) => boolean;
}

/**
 * A place alone in its row is part of a name if the row is at least this share of the tallest row's
 * height.
 */
const LARGEST_SHARE = 0.95;

/**
 * Whether a place is alone in a row of smaller print than the largest. It is then not part of a name.
 */
function isRowAlone(
  { from, to, row }: Mention,
  words: readonly LabelWord[],
  rows: readonly LabelRow[],
): boolean {
  const tallest = Math.max(...rows.map(({ height }) => height));
  return (
    (rows[row]?.height ?? 0) < LARGEST_SHARE * tallest &&
    words.every((word, at) => word.row !== row || (from <= at && at < to))
  );
}

/**
 * Removes words that are probably parts of other names, as in "Vega Sicilia" and "Concha y Toro":
 * places and producers of another country than the chosen place's. If no place was chosen, removes
 * everyday words whose country is not on the label. Keeps places that are alone in a row.
 */
function mentionsHere(
  mentions: readonly Mention[],
  { place: chosen, grapes, countries, isPlaceAlone }: LabelFacts,
): Mention[] {
  return mentions.filter((mention) => {
    const { meaning } = mention;
    switch (meaning.kind) {
      case "place": {
        const { country, isEverydayWord } = meaning.place;
        if (isPlaceAlone(mention)) return true;
        return chosen
          ? country === chosen.place.country
          : !isEverydayWord || countries.has(country);
      }
      case "house": {
        const { country, isEverydayWord } = meaning.house;
        return chosen
          ? country === chosen.place.country
          : !isEverydayWord || countries.has(country);
      }
      case "grape":
        return grapes.some(({ grape }) => grape === meaning.grape);
      case "country":
      case "law":
      case "type":
        return true;
    }
  });
}
