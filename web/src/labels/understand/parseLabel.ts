import type { Wine } from "sync-protocol";
import { ownCellarReading } from "./ownCellarReading.ts";
import { clearerReading } from "./clearerReading.ts";
import { credibleMentions } from "./credibleMentions.ts";
import { findMentions, type Mention } from "./findMentions.ts";
import { type LabelFields, NOTHING_READ } from "./LabelFields.ts";
import { labelRoles } from "./labelRoles.ts";
import { labelTitles } from "./labelTitles.ts";
import { labelRows } from "./labelRows.ts";
import { labelWords } from "./labelWords.ts";
import { knownNames } from "./nameIndex.ts";
import { readBottler } from "./readBottler.ts";
import { countriesToldOf, readCountry } from "./readCountry.ts";
import { type GrapeOnLabel, grapesNamed, readVarietal } from "./readGrapes.ts";
import { readName } from "./readName.ts";
import { type PlaceOnLabel, readPlace } from "./readPlace.ts";
import { readProducer } from "./readProducer.ts";
import { readType } from "./readType.ts";
import { readVintage } from "./readVintage.ts";
import { saysNonVintage } from "./saysNonVintage.ts";
import { surerOfTwo } from "./surerOfTwo.ts";
import type { TextLine } from "./TextLine.ts";

/** What a label is understood by, beside the gazetteer. */
export interface KnownWines {
  /** No vintage is later. */
  readonly currentYear: number;
  /** The person's own wines: the first dictionary for producers and names. */
  readonly cellar: readonly Wine[];
}

/**
 * Understands the text of a label. Every field says how sure it is; what the text does not say and
 * nothing defends stays `null`: a photo without text gives nothing. Doubtful lines count in both
 * of their readings.
 *
 * Pure: the same text and wines give the same answer.
 */
export function parseLabel(read: readonly TextLine[], known: KnownWines): LabelFields {
  const { words } = knownNames();
  const lines = read.map((line) => clearerReading(line, words));
  const first = understand(lines, known);
  if (!lines.some(({ closer }) => closer)) return withoutVintage(first, lines);
  const closer = lines.map((line) => ({ ...line, ...line.closer }));
  return withoutVintage(surerOfTwo(first, understand(closer, known)), [...lines, ...closer]);
}

function withoutVintage(fields: LabelFields, lines: readonly TextLine[]): LabelFields {
  return !fields.vintage && saysNonVintage(lines) ? { ...fields, isNonVintage: true } : fields;
}

function understand(lines: readonly TextLine[], { currentYear, cellar }: KnownWines): LabelFields {
  const rows = labelRows(lines);
  if (rows.length === 0) return NOTHING_READ;

  const names = knownNames();
  const words = labelWords(rows, names.words);
  const mentions = credibleMentions(findMentions(words, rows, names));
  const told = countriesToldOf(mentions);
  const place = readPlace(mentions, words, rows, new Set(told.keys()));
  const grapes = grapesNamed(mentions, place);
  const type = readType(mentions, place, grapes);
  const roles = labelRoles(words, mentionsHere(mentions, { place, grapes, told }), rows);
  const bottler = readBottler(roles);
  const titles = labelTitles(roles, rows).filter(
    (title) => !title.words.some((word) => bottler.includes(word)),
  );
  const producer = readProducer(titles, bottler);

  return ownCellarReading(words, cellar, {
    name: readName(titles, producer, place),
    producer: producer?.read ?? null,
    vintage: readVintage(rows, currentYear),
    type,
    varietal: readVarietal(grapes, place, type),
    country: readCountry(told, place),
    region: place && { value: place.spelling, confidence: place.confidence },
  });
}

interface Understood {
  readonly place: PlaceOnLabel | null;
  readonly grapes: readonly GrapeOnLabel[];
  readonly told: ReadonlyMap<string, number>;
}

/**
 * Without the places of other countries and the everyday words that nothing bears out: those are
 * parts of names ("Vega Sicilia", "Concha y Toro").
 */
function mentionsHere(
  mentions: readonly Mention[],
  { place: chosen, grapes, told }: Understood,
): Mention[] {
  return mentions.filter(({ meaning }) => {
    switch (meaning.kind) {
      case "place": {
        const { country, everyday } = meaning.place;
        return chosen ? country === chosen.place.country : !everyday || told.has(country);
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
