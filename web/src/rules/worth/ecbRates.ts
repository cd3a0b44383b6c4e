import type { Rates } from "./rates.ts";

/** The euro's reference rates of one day: how much of each currency one euro buys. */
export interface EuroRates {
  readonly day: string;
  readonly perEuro: Readonly<Record<string, number>>;
}

const ECB = "European Central Bank";

/**
 * Significant digits of a rate that is computed from two euro rates. The European Central Bank
 * publishes rates of five or six digits.
 */
const DIGITS = 6;

/**
 * The rates in a file of the European Central Bank, newest first: `eurofxref-daily.xml`,
 * `eurofxref-hist.xml` or `eurofxref-hist.csv`. Empty for any other file.
 */
export function readEuroRates(text: string): readonly EuroRates[] {
  const days = text.trimStart().startsWith("<") ? ratesInXml(text) : ratesInCsv(text);
  return days
    .filter(({ perEuro }) => Object.keys(perEuro).length > 0)
    .toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

const DAY_IN_XML = /<Cube\s+time=["'](\d{4}-\d{2}-\d{2})["']\s*>/g;
const RATE_IN_XML = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([\d.]+)["']/g;

function ratesInXml(text: string): EuroRates[] {
  const starts = [...text.matchAll(DAY_IN_XML)];
  return starts.map((start, n) => {
    const part = text.slice(start.index, starts[n + 1]?.index);
    const rates = [...part.matchAll(RATE_IN_XML)];
    return euroRates(
      start[1] ?? "",
      rates.map(([, currency = "", rate = ""]) => [currency, rate]),
    );
  });
}

function ratesInCsv(text: string): EuroRates[] {
  const [header = [], ...rows] = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line) => line.split(",").map((cell) => cell.trim()));
  if (header[0] !== "Date") return [];
  return rows
    .filter(([day = ""]) => /^\d{4}-\d{2}-\d{2}$/.test(day))
    .map(([day = "", ...cells]) =>
      euroRates(
        day,
        cells.map((cell, n) => [header[n + 1] ?? "", cell]),
      ),
    );
}

/** Skips currencies without a rate that day. In the file, their rate is "N/A". */
function euroRates(day: string, rates: readonly (readonly [string, string])[]): EuroRates {
  const read = rates
    .map(([currency, rate]) => [currency, Number(rate)] as const)
    .filter(([currency, rate]) => /^[A-Z]{3}$/.test(currency) && Number.isFinite(rate) && rate > 0);
  return { day, perEuro: Object.fromEntries(read) };
}

/** The rates of a day, or of the last earlier day with rates. */
export function euroRatesAt(days: readonly EuroRates[], day: string): EuroRates | undefined {
  return days.find((one) => one.day <= day);
}

/** The rates from one currency to all others; `undefined` if the file lacks this currency. */
export function ratesFrom({ day, perEuro }: EuroRates, currency: string): Rates | undefined {
  if (currency === "EUR") return { day, currency, per: perEuro, source: ECB };
  const own = perEuro[currency];
  if (own === undefined) return undefined;
  const all = Object.entries({ EUR: 1, ...perEuro }).filter(([other]) => other !== currency);
  const per = all.map(
    ([other, rate]) => [other, Number((rate / own).toPrecision(DIGITS))] as const,
  );
  return { day, currency, per: Object.fromEntries(per), source: ECB };
}
