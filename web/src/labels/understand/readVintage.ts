import { foldText, VINTAGE_MIN } from "sync-protocol";
import type { Read } from "./LabelFields.ts";
import type { LabelRow } from "./labelRows.ts";

interface YearOnLabel {
  readonly year: number;
  readonly confidence: number;
}

/**
 * Reads the vintage: the year of the harvest, never that of a foundation, a classification, a
 * medal or a lot, nor a capacity. At most `currentYear`; nothing where no year can be defended.
 */
export function readVintage(rows: readonly LabelRow[], currentYear: number): Read<number> | null {
  const years = rows.flatMap((row, at) => yearsOf(row, rows[at - 1], currentYear));
  const [best, ...others] = years.sort((a, b) => b.confidence - a.confidence || b.year - a.year);
  if (!best) return null;
  const rival = others.find(({ year }) => year !== best.year);
  const doubt = rival ? DOUBT_PER_RIVAL : 1;
  return { value: best.year, confidence: best.confidence * doubt };
}

const DOUBT_PER_RIVAL = 0.75;

/**
 * A year standing alone, or run together with a whole word; `O`, `l` and the like are digits that
 * were misread. Not part of a longer number, a date, or a lot ("L2012").
 */
const YEAR =
  /(?<!\d|\d[./,-]|(?<!\p{L}{3})\p{L})([12][\dOoQIlSBZ]{3})(?!\d|[.,/-]\d|\p{L}(?!\p{L}{2}))/gu;

const MISREAD_DIGITS: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  Q: "0",
  I: "1",
  l: "1",
  S: "5",
  B: "8",
  Z: "2",
};

/** Before a year, even at the end of the row above, these make it that of a foundation. */
const FOUNDED_BEFORE =
  /\b(since|depuis|desde|dal|seit|estab\w*|estd|est|fond\w*|fund\w*|found\w*|gegr\w*|anno|ne)\W{0,3}((en|in|em|nel|im|le)\W{0,3})?$/;

/** Before a year in the same row, these make it that of a list, a medal, a lot or a bottle. */
const LISTED_BEFORE =
  /\b(classe\w* (en|de)|clasif\w*|classif\w*|expo\w*|paris|concours|medaille|medal\w*|award\w*|lot|lote|lotto|n[o°º.]+|circa|built|born|siecle|century)\W{0,3}((en|in|em|nel|le|de|del|im|from|of)\W{0,3})?$/;

/** After a number, these make it a capacity, a price or a count. */
const NO_HARVEST_AFTER =
  /^\W{0,2}(ml|cl|kg|bottles|bouteilles|flaschen|bottiglie|botellas|garrafas|m\b|ft\b|%|classification)/;

/** Before a year, these make it the harvest. */
const HARVEST_BEFORE =
  /(vintage|vendange|vendemmia|vendimia|cosecha|colheita|harvest|millesime|anyada|annata|jahrgang|recolte)\W{0,3}(de|of|del)?\W{0,3}$/;

/** A vintage older than this, in years, is rarer on a table than a house's founding year. */
const COMMON_AGE_MAX = 40;
const OLD_AGE_MAX = 75;

function yearsOf(row: LabelRow, above: LabelRow | undefined, currentYear: number): YearOnLabel[] {
  const text = foldTextKeepingLength(row.text);
  const before = above ? `${foldText(above.text)} ` : "";
  return [...row.text.matchAll(YEAR)].flatMap((match) => {
    const [, digits = ""] = match;
    const year = Number(digits.replace(/\D/g, (sign) => MISREAD_DIGITS[sign] ?? sign));
    if (year < VINTAGE_MIN || year > currentYear) return [];

    const start = text.slice(0, match.index);
    const told = HARVEST_BEFORE.test(before + start);
    if (!told && (FOUNDED_BEFORE.test(before + start) || LISTED_BEFORE.test(start))) return [];
    if (NO_HARVEST_AFTER.test(text.slice(match.index + digits.length))) return [];

    const certainty = certaintyOf(currentYear - year, told, /^\d{4}$/.test(digits));
    return certainty === 0 ? [] : [{ year, confidence: certainty * row.confidence }];
  });
}

function foldTextKeepingLength(text: string): string {
  const folded = foldText(text);
  return folded.length === text.length ? folded : text.toLowerCase();
}

function certaintyOf(age: number, told: boolean, allDigits: boolean): number {
  const readWell = allDigits ? 1 : 0.85;
  if (told) return 0.99 * readWell;
  if (age <= COMMON_AGE_MAX) return 0.97 * readWell;
  return age <= OLD_AGE_MAX ? 0.6 * readWell : 0;
}
