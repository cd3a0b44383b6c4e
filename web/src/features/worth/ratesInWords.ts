import { i18n } from "../../language/i18n.ts";
import { formatLocale } from "../../language/locale.ts";
import { dayInWords } from "../../rules/day.ts";
import type { Rates } from "../../rules/worth/rates.ts";

/**
 * The exchange rates in words, for example "Exchange rates of 26 Nov 2026 (European Central Bank):
 * 1 EUR = 1.1578 USD, 178.2 JPY".
 */
export function ratesInWords(
  { day, currency, per, source }: Rates,
  currencies: readonly string[],
): string {
  const stated = currencies.flatMap((other) => {
    const rate = other === currency ? undefined : per[other];
    return rate === undefined ? [] : [`${rate.toLocaleString(formatLocale(), DIGITS)} ${other}`];
  });
  const from = [
    i18n._("Exchange rates of {day}", { day: dayInWords(day) }),
    ...(source === null ? [] : [`(${source})`]),
  ].join(" ");
  return stated.length === 0 ? from : `${from}: 1 ${currency} = ${stated.join(", ")}`;
}

const DIGITS = { maximumSignificantDigits: 10 } as const;
