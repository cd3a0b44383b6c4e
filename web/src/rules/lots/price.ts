import { CURRENCIES, type Lot, lotSchema, minorDigits, type Price } from "sync-protocol";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { formatLocale, listInWords } from "../../language/locale.ts";
import { asciiDigits } from "../typedNumber.ts";
import { type AmountReading, currenciesNamedIn, numberMarks, readAmount } from "./readAmount.ts";

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formatters are cached, because creating a formatter costs a thousand times more than using it.
 */
function formatOf(currency: string): Intl.NumberFormat {
  const key = `${textLanguage()} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(formatLocale(), {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** A price in the number format of the page's language: "€45.00". */
export function priceInWords({ minor, currency }: Price): string {
  return formatOf(currency).format(amountOf({ minor, currency }));
}

export function amountOf({ minor, currency }: Price): number {
  return minor / 10 ** minorDigits(currency);
}

/**
 * The amount of a price as a user types it in `locale`: "45.50", "45,50", or "1200" in a currency
 * without minor units.
 */
export function amountInput(price: Price, locale?: string): string {
  const plain = amountOf(price).toFixed(minorDigits(price.currency));
  return plain.replace(".", numberMarks(locale).decimal);
}

export type PriceReading =
  | { readonly kind: "price"; readonly price: Price }
  /** The price is ambiguous, so the user chooses. */
  | { readonly kind: "ask"; readonly choices: readonly Price[] }
  | { readonly kind: "wrong"; readonly problems: PriceProblems };

export interface PriceProblems {
  readonly amount?: string;
  readonly currency?: string;
}

/** `before`: the previous price, whose currency may be missing from ISO 4217 [L8: currencies]. */
interface PriceContext {
  readonly before?: Price | null;
  readonly locale?: string;
}

/**
 * Parses a typed price ({@link readAmount}) and rounds it to the currency's minor unit. The price
 * is ambiguous if the amount contains a sign or code of another currency.
 */
export function readPrice(
  amount: string,
  currency: string,
  { before, locale }: PriceContext = {},
): PriceReading {
  const code = asciiDigits(currency).trim().toUpperCase();
  const wrongCurrency = currencyProblem(code, before);
  if (wrongCurrency !== undefined) return { kind: "wrong", problems: { currency: wrongCurrency } };
  const named = currenciesNamedIn(amount);
  const codes = named.length === 0 || named.includes(code) ? [code] : [...named.slice(0, 1), code];
  const readings = codes.map((one) => pricesIn(amount, one, locale));
  const choices = readings.flatMap((prices) => prices ?? []);
  if (readings.some((prices) => prices === undefined)) {
    return { kind: "wrong", problems: { amount: amountProblem(amount, code, locale) } };
  }
  const [price, ...others] = choices;
  return price && others.length === 0 ? { kind: "price", price } : { kind: "ask", choices };
}

/** All valid prices that a typed amount can mean; `undefined` if it is not an amount. */
function pricesIn(amount: string, currency: string, locale?: string): Price[] | undefined {
  const reading = readingOf(amount, currency, locale);
  if (reading.kind === "none") return undefined;
  const values = reading.kind === "amount" ? [reading.value] : reading.values;
  const prices = values.map((value) => priceOf(value, currency));
  const possible = prices.filter((price) => price !== undefined);
  return possible.length > 0 ? possible : undefined;
}

function readingOf(amount: string, currency: string, locale?: string): AmountReading {
  return readAmount(amount, { digits: minorDigits(currency), marks: numberMarks(locale) });
}

/**
 * A price of this amount in whole units; `undefined` if the amount is not a valid price of a
 * bottle.
 */
export function priceOf(amount: number, currency: string): Price | undefined {
  const minor = Math.round(amount * 10 ** minorDigits(currency));
  return lotSchema.shape.price.safeParse({ minor, currency }).data ?? undefined;
}

function currencyProblem(code: string, before?: Price | null): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return i18n._("A price needs its currency, three letters like EUR");
  const isKnown = CURRENCIES.has(code) || code === before?.currency;
  return isKnown ? undefined : i18n._("{code} is no currency: write one like EUR", { code });
}

function amountProblem(amount: string, currency: string, locale?: string): string {
  const reading = readingOf(amount, currency, locale);
  if (reading.kind === "none" || reading.kind === "ambiguous") {
    const example = minorDigits(currency) === 0 ? "1200" : "45.50";
    return i18n._("Price must be an amount, like {example}", { example });
  }
  return reading.value < 0
    ? i18n._("Price must be 0 or more")
    : i18n._("Price must be at most 10,000,000");
}

export function priceQuestion(choices: readonly Price[]): string {
  return i18n._("Do you mean {prices}?", {
    prices: listInWords(choices.map(priceInWords), "or"),
  });
}

export function problemsOfPrice(reading: PriceReading): PriceProblems {
  switch (reading.kind) {
    case "price":
      return {};
    case "ask":
      return { amount: priceQuestion(reading.choices) };
    case "wrong":
      return reading.problems;
  }
}

const FALLBACK_CURRENCY = "EUR";

/** The currency of most lots in a cellar; the euro if no lot has a price. */
export function usualCurrency(wines: readonly { readonly lots: readonly Lot[] }[]): string {
  const uses = new Map<string, number>();
  for (const { lots } of wines) {
    for (const { price } of lots) {
      if (price) uses.set(price.currency, (uses.get(price.currency) ?? 0) + 1);
    }
  }
  const [most] = [...uses].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? FALLBACK_CURRENCY;
}
