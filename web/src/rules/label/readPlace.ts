import { liesWithin, type Place } from "../gazetteer/index.ts";
import type { Mention } from "./findMentions.ts";
import type { LabelRow } from "./labelRows.ts";

/** An appellation or region on a label, and how surely it is the wine's own. */
export interface PlaceOnLabel {
  readonly place: Place;
  readonly spelling: string;
  readonly confidence: number;
  /** The row that names it. */
  readonly row: LabelRow | undefined;
}

/**
 * Chooses the place the wine is from among those mentioned: an appellation before the town of the
 * bottler, the village before the region around it. `countries` are those that the label names
 * otherwise; they decide between places of one name and bear out a name that is also a word.
 */
export function readPlace(
  mentions: readonly Mention[],
  rows: readonly LabelRow[],
  countries: ReadonlySet<string>,
): PlaceOnLabel | null {
  const tallest = Math.max(...rows.map(({ height }) => height));
  const candidates = mentions.flatMap(({ meaning, certainty, row }) => {
    if (meaning.kind !== "place") return [];
    const { place, spelling } = meaning;
    const borneOut = countries.has(place.country);
    if (place.everyday && !borneOut) return [];
    const size = Math.min(1, (rows[row]?.height ?? 0) / tallest);
    const confidence = certainty * (isAddress(mentions, row) ? ADDRESS : OWN);
    const weight = confidence + size / 4 + (borneOut ? 0.1 : 0);
    return [{ place, spelling, confidence, row: rows[row], weight }];
  });
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (chosen, next) => (chosen && !comesBefore(next, chosen) ? chosen : next),
    undefined,
  );
  return best ?? null;
}

const OWN = 0.97;

/** Where a country stands in the same row, a place may be the bottler's town. */
const ADDRESS = 0.72;

interface Candidate {
  readonly place: Place;
  readonly confidence: number;
  readonly weight: number;
}

function comesBefore(next: Candidate, chosen: Candidate): boolean {
  if (next.place !== chosen.place) {
    if (liesWithin(next.place, chosen.place)) return next.confidence > CREDIBLE;
    if (liesWithin(chosen.place, next.place)) return chosen.confidence <= CREDIBLE;
  }
  return next.weight > chosen.weight;
}

/** A smaller place is preferred to the larger one around it from this confidence on. */
const CREDIBLE = 0.75;

function isAddress(mentions: readonly Mention[], row: number): boolean {
  return mentions.some(
    (mention) => mention.row === row && mention.meaning.kind === "country" && mention.certainty > 0,
  );
}
