import { cell, foldText, readTsv } from "sync-protocol";
import yearsTable from "sync-protocol/data/labels/years.tsv?raw";

const KINDS = [
  "harvest",
  "blend",
  "founding",
  "rank",
  "classification",
  "medal",
  "bottling",
  "bottler",
  "disgorgement",
  "best before",
  "lot",
  "month",
  "no vintage",
] as const;

/** What a year on a label means. `columns.tsv` beside the table describes each kind. */
export type YearKind = (typeof KINDS)[number];

/** Minimum length of a phrase that may be joined to the previous word, as in "GOLDMEDAL2019". */
const GLUED_LENGTH_MIN = 5;

const PHRASES = readTsv(yearsTable, {
  tells: cell.oneOf(KINDS),
  stands: cell.oneOf(["right before", "before", "beside", "anywhere"]),
  phrases: cell.list,
}).flatMap(({ tells, stands, phrases }) =>
  phrases.map((phrase) => ({ of: tells, stands, length: phrase.length, form: formOf(phrase) })),
);

const MONTHS = PHRASES.filter(({ of }) => of === "month");
const NO_VINTAGE = PHRASES.filter(({ of }) => of === "no vintage");
const YEAR_PHRASES = PHRASES.filter(({ of }) => of !== "month" && of !== "no vintage");

export interface YearMeaning {
  readonly of: YearKind;
  /** Whether at most "in" or a similar word is between the phrase and the year. */
  readonly isNext: boolean;
}

/** The meaning of a year by the nearest phrase before the year. `text` is the folded text before it. */
export function meaningBefore(text: string): YearMeaning | undefined {
  const found = YEAR_PHRASES.flatMap(({ of, stands, length, form }) => {
    const last = [...text.matchAll(form)].at(-1);
    if (!last) return [];
    const end = last.index + last[0].length;
    const between = text.slice(end);
    const isNext = LINKING.test(between);
    const isNear = isNext || (stands !== "right before" && wordsIn(between) <= WORDS_BETWEEN_MAX);
    return isNear ? [{ of, isNext, end, length }] : [];
  });
  return found.sort((a, b) => b.end - a.end || b.length - a.length)[0];
}

/** The meaning of a year by a phrase directly after the year. `text` is the folded text after it. */
export function meaningAfter(text: string): YearKind | undefined {
  return YEAR_PHRASES.find(
    ({ stands, form }) =>
      stands === "beside" && [...text.matchAll(form)].some(({ index }) => index <= GAP_MAX),
  )?.of;
}

export function mentionsMedal(text: string): boolean {
  const folded = foldText(text);
  return YEAR_PHRASES.some(
    ({ of, stands, form }) => of === "medal" && stands === "beside" && folded.match(form) !== null,
  );
}

/**
 * Whether the text before a year ends with a day, a month or "in". Such a year is not the
 * harvest's. `text` is folded.
 */
export function endsInDate(text: string): boolean {
  return (
    ON_THE_DAY.test(text) ||
    MONTHS.some(({ form }) => {
      const last = [...text.matchAll(form)].at(-1);
      return (
        last !== undefined &&
        LINKING.test(text.slice(last.index + last[0].length)) &&
        BEFORE_MONTH.test(text.slice(0, last.index))
      );
    })
  );
}

export function saysNoVintage(text: string): boolean {
  const folded = foldText(text);
  return NO_VINTAGE.some(({ form }) => folded.match(form) !== null);
}

const ON_THE_DAY = /(?<![a-z])(in|en|em|im|nel|until|bis|avant|before)\W{1,3}$/;
const BEFORE_MONTH = /(^|\d|(?<![a-z])(in|en|em|im|nel|le|of))\W{0,3}$/;

/** The words between a phrase and its year, as in "fondée en 1852", "Colheita de 1937". */
const LINKING = /^\W{0,3}((in|en|em|im|nel|le|de|del|of|from|vom)\W{1,3}){0,2}$/;

const WORDS_BETWEEN_MAX = 4;
const wordsIn = (text: string): number => text.match(/[a-z0-9]+/g)?.length ?? 0;

const GAP_MAX = 3;

function formOf(phrase: string): RegExp {
  const folded = foldText(phrase).replace("*", "");
  const start = folded.length < GLUED_LENGTH_MIN ? "(?<![a-z])" : "";
  const words = folded.replace(/[^a-z]+/g, String.raw`\W{0,3}`);
  return new RegExp(start + words + (phrase.endsWith("*") ? "[a-z]*" : "(?![a-z])"), "g");
}
