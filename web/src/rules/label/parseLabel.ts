import type { Wine } from "sync-protocol";
import { ownCellarReading } from "./ownCellarReading.ts";
import { findMentions } from "./findMentions.ts";
import { type LabelFields, NOTHING_READ } from "./LabelFields.ts";
import { labelTitles } from "./labelTitles.ts";
import { labelRows } from "./labelRows.ts";
import { labelWords } from "./labelWords.ts";
import { knownNames } from "./nameIndex.ts";
import { countriesToldOf, readCountry } from "./readCountry.ts";
import { grapesNamed, readVarietal } from "./readGrapes.ts";
import { readName } from "./readName.ts";
import { readPlace } from "./readPlace.ts";
import { readProducer } from "./readProducer.ts";
import { readType } from "./readType.ts";
import { readVintage } from "./readVintage.ts";
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
 * nothing defends stays `null`: a photo without text gives nothing.
 *
 * Pure: the same text and wines give the same answer.
 */
export function parseLabel(
  lines: readonly TextLine[],
  { currentYear, cellar }: KnownWines,
): LabelFields {
  const rows = labelRows(lines);
  if (rows.length === 0) return NOTHING_READ;

  const names = knownNames();
  const words = labelWords(rows, names.words);
  const mentions = findMentions(words, rows, names);
  const told = countriesToldOf(mentions);
  const place = readPlace(mentions, words, rows, new Set(told.keys()));
  const grapes = grapesNamed(mentions, place);
  const type = readType(mentions, place, grapes);
  const titles = labelTitles(words, rows, mentions);
  const producer = readProducer(titles);

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
