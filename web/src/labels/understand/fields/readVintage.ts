import { foldText, VINTAGE_MIN } from "sync-protocol";
import type { ReadValue } from "./LabelFields.ts";
import { isOnMedal } from "../rows/isOnMedal.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { endsInDate, meaningAfter, meaningBefore, type YearKind } from "../words/yearWords.ts";

interface YearOnLabel {
  readonly year: number;
  readonly confidence: number;
}

/**
 * Reads the harvest year, at most `currentYear`. Ignores years of a foundation, classification,
 * medal, bottling, disgorgement or lot, and capacities. Returns `null` if no year is credible.
 */
export function readVintage(
  rows: readonly LabelRow[],
  currentYear: number,
): ReadValue<number> | null {
  const years = rows.flatMap((row, at) => yearsOf(row, at, rows, currentYear));
  const [best, ...others] = years.sort((a, b) => b.confidence - a.confidence || b.year - a.year);
  if (!best) return null;
  const rival = others.find(({ year }) => year !== best.year);
  const doubt = rival ? DOUBT_PER_RIVAL : 1;
  return { value: best.year, confidence: best.confidence * doubt };
}

/** Whether a label names the base year of a blend of several years, as in "Base 2018". */
export function namesBlendYear(rows: readonly LabelRow[]): boolean {
  return rows.some(({ text }) =>
    partsAround(text).some(({ before, digits }) => digits && meaningBefore(before)?.of === "blend"),
  );
}

const DOUBT_PER_RIVAL = 0.75;

/**
 * A year alone or joined to a whole word. Letters such as `O` and `l` may be misread digits.
 * Excludes parts of longer numbers, dates, ranges and lots ("L2012").
 */
const YEAR =
  /(?<!\d|\d[./,–-]|(?<!\p{L}{3})\p{L})([12][\dOoQIlSBZ]{3})(?!\d|[.,/–-]\d|\p{L}(?!\p{L}{2}))/gu;

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

const NUMBER_BEFORE = /\bn[o°º.]+\W{0,3}$/;

/** Words after a number that make the number a capacity, price or count. */
const NO_HARVEST_AFTER =
  /^\W{0,2}(ml|cl|kg|bottles|bouteilles|flaschen|bottiglie|botellas|garrafas|m\b|ft\b|%)/;

/** The end of a sentence. Words before it do not describe a year after it. */
const SENTENCE_END = /[;|·•]|(?<=[a-z]{5})\.\s/;

/**
 * Maximum age, in years, of a usual vintage. An older year is more likely the producer's founding
 * year, so its confidence is lower. A year older than `OLD_AGE_MAX` is ignored unless a word for
 * harvest marks it.
 */
const COMMON_AGE_MAX = 40;
const OLD_AGE_MAX = 75;

/**
 * A year beside a word for a classification, as in "classé 1855", is the year of the classification
 * only if it is earlier than this. Later years are vintages.
 */
const RANKED_BEFORE = 1960;

/**
 * Confidence of a vintage printed after the bottler's name. It is low, because the year may be that
 * of the bottling.
 */
const BEHIND_BOTTLER = 0.75;

/** The years of a text, each with the text before the year and the text up to the next year. */
function partsAround(text: string) {
  const folded = foldTextKeepingLength(text);
  const matches = [...text.matchAll(YEAR)];
  return matches.map(({ index, 0: digits }, at) => {
    const last = matches[at - 1];
    const before = folded.slice(last ? last.index + last[0].length : 0, index);
    return {
      digits,
      before: before.split(SENTENCE_END).at(-1) ?? "",
      behind: folded.slice(index + digits.length, matches[at + 1]?.index),
    };
  });
}

function yearsOf(
  row: LabelRow,
  at: number,
  rows: readonly LabelRow[],
  currentYear: number,
): YearOnLabel[] {
  return partsAround(row.text).flatMap(({ digits, before, behind }) => {
    const year = Number(digits.replace(/\D/g, (sign) => MISREAD_DIGITS[sign] ?? sign));
    if (year < VINTAGE_MIN || year > currentYear) return [];
    if (NO_HARVEST_AFTER.test(behind) || NUMBER_BEFORE.test(before)) return [];

    const above = startsRow(row, before) ? rows[at - 1] : undefined;
    const of = kindOfYear(before, behind, above);
    const isDated = endsInDate(before) || (above !== undefined && endsInDate(rowText(above)));
    if (of !== "harvest" && (isDated || isOther(of, year) || isYearOfMedal(row, rows))) return [];

    const isHarvest = of === "harvest";
    const doubt = of === "bottler" ? BEHIND_BOTTLER : 1;
    const certainty = certaintyOf(currentYear - year, isHarvest, /^\d{4}$/.test(digits)) * doubt;
    return certainty === 0 ? [] : [{ year, confidence: certainty * row.confidence }];
  });
}

const startsRow = (row: LabelRow, before: string): boolean =>
  !/[a-z0-9]/.test(before) && foldText(row.text).trim().startsWith(before.trim());

const rowText = ({ text }: LabelRow): string => `${foldText(text)} `;

/**
 * The meaning of a year according to the words beside it, or else according to the end of the row
 * above.
 */
function kindOfYear(before: string, behind: string, above?: LabelRow): YearKind | undefined {
  const beside = meaningBefore(before)?.of ?? meaningAfter(behind);
  if (beside || !above) return beside;
  const ending = meaningBefore(rowText(above));
  return ending?.isNext && !OF_ITS_ROW.has(ending.of) ? ending.of : undefined;
}

/**
 * Words of these kinds describe only a year in their own row, not a year in the row below, as in
 * "Mis en bouteille au château" and "Grand Cru Classé".
 */
const OF_ITS_ROW: ReadonlySet<YearKind> = new Set(["rank", "bottling", "bottler"]);

function isOther(of: YearKind | undefined, year: number): boolean {
  if (of === "rank") return year < RANKED_BEFORE;
  return of !== undefined && of !== "harvest" && of !== "bottler";
}

const LETTERS_BESIDE_MAX = 3;

/** Whether a row is the year of a medal, as in "Decanter", "Awards", "2022". */
const isYearOfMedal = (row: LabelRow, rows: readonly LabelRow[]): boolean =>
  (row.text.match(/\p{L}/gu)?.length ?? 0) <= LETTERS_BESIDE_MAX && isOnMedal(row, rows);

function foldTextKeepingLength(text: string): string {
  const folded = foldText(text);
  return folded.length === text.length ? folded : text.toLowerCase();
}

function certaintyOf(age: number, isHarvest: boolean, allDigits: boolean): number {
  const readWell = allDigits ? 1 : 0.85;
  if (isHarvest) return 0.99 * readWell;
  if (age <= COMMON_AGE_MAX) return 0.97 * readWell;
  return age <= OLD_AGE_MAX ? 0.6 * readWell : 0;
}
