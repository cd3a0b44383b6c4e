import { isPlaceWithin, type Place } from "../../../gazetteer/index.ts";
import type { Mention } from "../mentions/findMentions.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { isAddressWord } from "../words/labelVocabulary.ts";
import { isLabelWord, type LabelWord } from "../rows/labelWords.ts";

/** A place named on a label, and the confidence that the wine is from this place. */
export interface PlaceOnLabel {
  readonly place: Place;
  readonly spelling: string;
  readonly confidence: number;
  readonly row: LabelRow | undefined;
}

/**
 * Chooses the wine's place among the places on the label. Prefers an appellation to the bottler's
 * town, and a village to its region. `countries` has the countries for which the label has other
 * evidence. These countries decide between places with the same name, and confirm a place whose
 * name is an everyday word.
 */
export function readPlace(
  mentions: readonly Mention[],
  words: readonly LabelWord[],
  rows: readonly LabelRow[],
  countries: ReadonlySet<string>,
): PlaceOnLabel | null {
  const tallest = Math.max(...rows.map(({ height }) => height));
  const named = mentions.flatMap(({ meaning, certainty, row }) => {
    if (meaning.kind !== "place") return [];
    const { place, spelling } = meaning;
    const isCountryConfirmed = countries.has(place.country);
    if (place.isEverydayWord && !isCountryConfirmed) return [];
    const size = Math.min(1, (rows[row]?.height ?? 0) / tallest);
    const confidence = certainty * placeConfidence(row, words, mentions);
    const weight = confidence + size / 4 + (isCountryConfirmed ? COUNTRY_CONFIRMED : 0);
    return [{ place, spelling, confidence, row: rows[row], weight }];
  });
  // A place that is named twice on the label gets the higher of the two confidences.
  const candidates = named.map((candidate) => ({
    ...candidate,
    confidence: Math.max(
      ...named.filter(({ place }) => place === candidate.place).map((same) => same.confidence),
    ),
  }));
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (chosen, next) => (chosen && !comesBefore(next, chosen) ? chosen : next),
    undefined,
  );
  return best ?? null;
}

/**
 * Added confidence of a place if its country has other evidence: wine law, a producer, or a grape
 * that grows only in that country.
 */
const COUNTRY_CONFIRMED = 0.2;

const CONFIDENCE_ALONE = 0.97;

/**
 * Confidence of a place beside unexplained words, which may be part of a producer's name, as in
 * "Vega Sicilia".
 */
const CONFIDENCE_BESIDE_A_NAME = 0.8;

/**
 * Confidence of a place in a row with a country, a postal code or a word for bottling. Low, because
 * the place may be the bottler's town.
 */
const CONFIDENCE_IN_ADDRESS = 0.72;

/** Confidence that the wine is from the place that this row names. */
function placeConfidence(
  row: number,
  words: readonly LabelWord[],
  mentions: readonly Mention[],
): number {
  const inRow = mentions.filter((mention) => mention.row === row);
  const isAddress = words.some((word) => word.row === row && isAddressWord(word.letters));
  if (isAddress || inRow.some(({ meaning }) => meaning.kind === "country"))
    return CONFIDENCE_IN_ADDRESS;
  const besideName = words.some(
    ({ row: of, letters }, at) =>
      of === row &&
      letters.length >= NAME_LETTERS_MIN &&
      !isLabelWord(letters) &&
      !inRow.some(({ from, to }) => from <= at && at < to),
  );
  return besideName ? CONFIDENCE_BESIDE_A_NAME : CONFIDENCE_ALONE;
}

const NAME_LETTERS_MIN = 4;

interface Candidate {
  readonly place: Place;
  readonly confidence: number;
  readonly weight: number;
}

function comesBefore(next: Candidate, chosen: Candidate): boolean {
  if (next.place !== chosen.place) {
    if (isPlaceWithin(next.place, chosen.place)) return next.confidence > CREDIBLE;
    if (isPlaceWithin(chosen.place, next.place)) return chosen.confidence <= CREDIBLE;
  }
  return next.weight > chosen.weight;
}

/** Confidence above which a village is preferred to the region around it. */
const CREDIBLE = 0.75;
