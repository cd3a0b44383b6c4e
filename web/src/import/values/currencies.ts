import { CURRENCIES } from "sync-protocol";
import { valueText } from "./valueText.ts";

const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "₽": "RUB",
  "₩": "KRW",
  R$: "BRL",
  US$: "USD",
  A$: "AUD",
  AU$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
};

/** The ISO 4217 code of the currency in a text. "$" and "¥" without a country are ambiguous. */
export function currencyIn(text: string): string | undefined {
  const plain = valueText(text);
  const among = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(plain)?.[0];
  // A lowercase code is a word, unless the text contains only the code and numbers.
  const alone = /^[\d.,\s]*([a-z]{3})[\d.,\s]*$/i.exec(plain)?.[1]?.toUpperCase();
  const code = among ?? alone;
  // Three letters may also be a unit or a program, as in "NFC".
  if (code !== undefined && CURRENCIES.has(code)) return code;
  if (/(?<![a-z])euros?(?![a-z])/i.test(plain)) return "EUR";
  const sign = /[A-Z]{0,2}\$|[€£₹₽₩]/.exec(plain)?.[0];
  return sign === undefined ? undefined : CURRENCY_SIGNS[sign];
}
