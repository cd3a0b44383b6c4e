import { foldText } from "sync-protocol";
import MONTHS from "../words/months.json" with { type: "json" };
import { valueText } from "./valueText.ts";

/** Order of a date's parts: year first as in ISO 8601, day first, or month first. */
export type DateOrder = "iso" | "dmy" | "mdy";

const ISO_DAY = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})(?!\d)/;
const COMPACT_DAY = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const NUMERIC_DAY = /^(\d{1,2})(?:[./-]\s?|\s)(\d{1,2})(?:[./-]\s?|\s)(\d{4}|\d{2})(?!\d)/;

/** The date in a text, as "YYYY-MM-DD". */
export function dayIn(text: string, order: DateOrder): string | undefined {
  const plain = valueText(text);
  const iso = ISO_DAY.exec(plain) ?? COMPACT_DAY.exec(plain);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const named = dayWithMonth(plain) ?? serialDay(plain);
  if (named !== undefined) return named;
  const parts = NUMERIC_DAY.exec(plain);
  if (!parts || order === "iso") return undefined;
  const [, first, second, year = ""] = parts;
  return order === "dmy" ? dayOf(year, second, first) : dayOf(year, first, second);
}

export function isDay(text: string): boolean {
  return dayIn(text, "dmy") !== undefined || dayIn(text, "mdy") !== undefined;
}

/**
 * The date order that fits all dates. `unclear` if both day first and month first fit, `undefined`
 * if there are no dates.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | "unclear" | undefined {
  let isUnclear = false;
  for (const text of texts) {
    const parts = NUMERIC_DAY.exec(valueText(text));
    if (!parts) continue;
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    if (first > 12 && second <= 12) return "dmy";
    if (second > 12 && first <= 12) return "mdy";
    if (first !== second) isUnclear = true;
  }
  return isUnclear ? "unclear" : undefined;
}

/**
 * A date with the month as a word, as in "15-Mar-19", "Dec 30 1995", "1er mars 2020", "30 de
 * diciembre de 1995".
 */
function dayWithMonth(text: string): string | undefined {
  const words = foldText(text)
    .replace(/\d{1,2}:\d{2}.*$/, "")
    .match(/\d+(?:st|nd|rd|th|er|o|a)?(?![a-z])|[a-z]+/g);
  if (!words) return undefined;
  const months = words.map((word, at) => ({ at, month: monthNamed(word) }));
  const [named, another] = months.filter(({ month }) => month !== undefined);
  const numbers = words.flatMap((word) => /^\d+/.exec(word)?.[0] ?? []);
  const [first = "", second = ""] = numbers;
  if (named?.month === undefined || another || numbers.length !== 2) return undefined;
  const month = String(named.month);
  return first.length === 4 ? dayOf(first, month, second) : dayOf(second, month, first);
}

/**
 * The month's number, from 1 to 12. `undefined` if the word is no month or an abbreviation of
 * several months.
 */
function monthNamed(word: string): number | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined;
  const fitting = MONTHS.flatMap((names, at) =>
    names.some((name) => name.startsWith(word)) ? [at + 1] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Spreadsheet serial dates for the years 1954 to 2119, as days since 30 December 1899. */
const SERIALS = { min: 20_000, max: 80_000 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

function serialDay(text: string): string | undefined {
  const days = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number.parseFloat(text)) : 0;
  if (days < SERIALS.min || days > SERIALS.max) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
}

function dayOf(digits = "", month = "", day = ""): string | undefined {
  // Two-digit years mean 1969 to 2068, as in POSIX.
  const year = digits.length === 2 ? `${Number(digits) < 69 ? "20" : "19"}${digits}` : digits;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(iso);
  if (Number.isNaN(time) || Number(year) < 1900) return undefined;
  // Refuses a day such as 31 February, which `Date` changes to a day of the next month.
  return new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
