import { minorDigits, type Price } from "sync-protocol";

/** Exchange rates of one day, as the user entered or imported them [W17: stated rates]. */
export interface Rates {
  /** The day of the rates, `YYYY-MM-DD`. */
  readonly day: string;
  /** The currency to convert to. */
  readonly currency: string;
  /** How much of each other currency one unit of `currency` buys. */
  readonly per: Readonly<Record<string, number>>;
  /** Who published the rates; `null` if the user typed them. */
  readonly source: string | null;
}

export function hasRate({ currency, per }: Rates, from: string): boolean {
  return from === currency || Object.hasOwn(per, from);
}

/** An amount in the rates' currency, rounded to its minor unit; `undefined` without a rate. */
export function converted({ minor, currency }: Price, rates: Rates): Price | undefined {
  const per = currency === rates.currency ? 1 : rates.per[currency];
  if (per === undefined) return undefined;
  const units = minor / 10 ** minorDigits(currency) / per;
  const there = Math.round(units * 10 ** minorDigits(rates.currency));
  return { minor: there, currency: rates.currency };
}

export interface Conversion {
  readonly total: Price;
  /** Sums in currencies without a rate. The total excludes these sums. */
  readonly unconverted: readonly Price[];
}

/** Converts the sum of each currency once, so that the parts shown add up to the total. */
export function totalIn(rates: Rates, sums: readonly Price[]): Conversion {
  const unconverted = sums.filter(({ currency }) => !hasRate(rates, currency));
  const minor = sums.reduce((total, sum) => total + (converted(sum, rates)?.minor ?? 0), 0);
  return { total: { minor, currency: rates.currency }, unconverted };
}
