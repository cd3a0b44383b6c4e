import { CURRENCIES, type Lot, lotSchema, type Price } from "sync-protocol";

/**
 * How many digits follow the point, where it is not two (ISO 4217, 2026). Browsers know other numbers
 * of some currencies, by how much people still pay in coins.
 */
const DIGITS: Readonly<Record<string, number>> = {
  ...digitsOf(0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  ...digitsOf(3, "BHD IQD JOD KWD LYD OMR TND"),
};
const USUAL_DIGITS = 2;

function digitsOf(digits: number, currencies: string): Record<string, number> {
  return Object.fromEntries(currencies.split(" ").map((currency) => [currency, digits]));
}

function minorDigits(currency: string): number {
  return DIGITS[currency] ?? USUAL_DIGITS;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A formatter costs a thousand times what it formats. */
function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(undefined, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(currency, format);
  return format;
}

/** A price as people read it where they are: "€45.00". */
export function priceInWords({ minor, currency }: Price): string {
  return formatOf(currency).format(minor / 10 ** minorDigits(currency));
}

/** The amount of a price as it stands in a field: "45.50", "1200" of a currency without cents. */
export function amountInput({ minor, currency }: Price): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

const AMOUNT = /^\d+(?:[.,]\d+)?$/;

/**
 * The price that was typed, with a point or a comma, rounded to the minor unit of its currency.
 * `undefined` where it is none: no amount, too much, or no currency of ISO 4217 nor the one that the
 * price had `before` (rule L8).
 */
export function priceFromInput(
  amount: string,
  currency: string,
  before?: Price | null,
): Price | undefined {
  const code = codeOf(currency);
  const typed = amount.trim();
  if (!AMOUNT.test(typed) || !isCurrency(code, before)) return undefined;
  const minor = Math.round(Number(typed.replace(",", ".")) * 10 ** minorDigits(code));
  const parsed = lotSchema.shape.price.safeParse({ minor, currency: code });
  return parsed.data ?? undefined;
}

function codeOf(currency: string): string {
  return currency.trim().toUpperCase();
}

function isCurrency(code: string, before?: Price | null): boolean {
  return CURRENCIES.has(code) || code === before?.currency;
}

/** What is wrong with an amount and a currency that are no price ({@link priceFromInput}), at its field. */
export function priceProblem(
  amount: string,
  currency: string,
  before?: Price | null,
): { readonly amount?: string; readonly currency?: string } {
  const code = codeOf(currency);
  if (!/^[A-Z]{3}$/.test(code)) {
    return { currency: "A price needs its currency, three letters like EUR" };
  }
  if (!isCurrency(code, before)) {
    return { currency: `${code} is no currency: write one like EUR` };
  }
  const isAmount = Number(amount.replace(",", ".")) > 0;
  return {
    amount: isAmount ? "Price must be at most 10,000,000" : "Price must be an amount, like 45.50",
  };
}

const FALLBACK_CURRENCY = "EUR";

/** The currency in which most lots of a cellar were paid; the euro where none was. */
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
