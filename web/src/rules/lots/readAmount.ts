import { CURRENCIES } from "sync-protocol";
import { formatLocale } from "../../language/locale.ts";
import { asciiDigits } from "../typedNumber.ts";

export interface NumberMarks {
  readonly decimal: string;
  readonly group: string;
}

/** A parsed amount of money. `currencies` are the possible currencies of its sign or code. */
export type AmountReading =
  | { readonly kind: "amount"; readonly value: number; readonly currencies: readonly string[] }
  | {
      /** "1.250" can be one and a quarter or 1250. */
      readonly kind: "ambiguous";
      readonly values: readonly [number, number];
      readonly currencies: readonly string[];
    }
  | { readonly kind: "none" };

export interface AmountRules {
  /** Number of decimals of the currency. */
  readonly digits: number;
  readonly marks: NumberMarks;
}

/**
 * The currencies of each sign. If several currencies share a sign, the user's selected currency is
 * meant if it is among them. If not, the first is meant.
 */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "€": "EUR",
    "£": "GBP EGP",
    $: "USD CAD AUD NZD HKD SGD MXN ARS CLP COP UYU TWD",
    "¥": "JPY CNY",
    "₹": "INR",
    "₽": "RUB",
    "₩": "KRW",
    "₺": "TRY",
    "₪": "ILS",
    "₴": "UAH",
    "฿": "THB",
    "₾": "GEL",
    US$: "USD",
    A$: "AUD",
    AU$: "AUD",
    C$: "CAD",
    CA$: "CAD",
    NZ$: "NZD",
    HK$: "HKD",
    S$: "SGD",
    R$: "BRL",
    R: "ZAR",
    FR: "CHF",
    SFR: "CHF",
    KR: "SEK NOK DKK ISK",
    KČ: "CZK",
    ZŁ: "PLN",
    FT: "HUF",
    LEI: "RON",
  }).map(([sign, codes]) => [sign, codes.split(" ")]),
);

/** Maximum length of an amount, in characters. */
const LONGEST = 60;

const AMOUNT =
  /^(?<minus>[-(])? ?(?<before>[\p{L}\p{Sc}]{1,4}\.?)? ?(?<sign>-)? ?(?<number>[\d.,][\d.,' ]*?)(?<dash>[.,] ?-{1,2})? ?(?<after>[\p{L}\p{Sc}]{1,4}\.?)? ?(?<end>[-)])?$/u;

/**
 * Parses an amount: "1,250.00", "1.250,00", "$1,250", "1 250", "CHF 1’250.–", "€ 45", "١٢٫٥". Three
 * digits after the only separator are thousands if the language groups with that separator or the
 * currency has no decimals. They are decimals if the currency has three decimals and the separator
 * is the language's decimal mark. In all other cases three digits after it are ambiguous.
 */
export function readAmount(text: string, { digits, marks }: AmountRules): AmountReading {
  const parts = text.length > LONGEST ? undefined : AMOUNT.exec(plainMarks(text).trim())?.groups;
  const { minus, before, sign, number = "", after, end } = parts ?? {};
  const isEnclosed = minus === "(" && end === ")";
  const signs = [minus, sign, end].filter((mark) => mark !== undefined).length;
  if (!parts || (isEnclosed ? sign !== undefined : signs > 1 || minus === "(" || end === ")")) {
    return { kind: "none" };
  }
  const currencies = currenciesIn(before, after);
  const values = valuesOf(number.trim(), { digits, marks });
  if (!currencies || values.length === 0) return { kind: "none" };
  const [value = 0, other] = signs > 0 ? values.map((one) => -one) : values;
  return other === undefined
    ? { kind: "amount", value, currencies }
    : { kind: "ambiguous", values: [value, other], currencies };
}

/** Possible currencies of a sign or code in the text, likeliest first. */
export function currenciesNamedIn(text: string): readonly string[] {
  const [before, after] = plainMarks(text.slice(0, LONGEST))
    .trim()
    .split(/[-\d.,' ()]+/);
  return currenciesIn(before, after) ?? [];
}

function plainMarks(text: string): string {
  return asciiDigits(text.replace(/[’‘ʼ´`\u066c]/g, "'"))
    .replace(/\u066b/g, ".")
    .replace(/\u060c/g, ",")
    .replace(/[−–—]/g, "-")
    .replace(/\s+/g, " ");
}

/** The currencies that the names mean; `undefined` if a name is unknown or the names differ. */
function currenciesIn(...names: readonly (string | undefined)[]): readonly string[] | undefined {
  const [name, another] = names.filter((one) => one !== undefined && one !== "");
  if (name === undefined) return [];
  const code = name.replace(/\.$/, "").toUpperCase();
  if (another !== undefined && another.toUpperCase() !== code) return undefined;
  return CURRENCIES.has(code) ? [code] : SIGNS.get(code);
}

const GROUPED = /^(?:\d+|[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/;

/**
 * The possible values of the digits: none, one, or two if the only mark can mean decimals or
 * thousands.
 */
function valuesOf(number: string, { digits, marks }: AmountRules): readonly number[] {
  const at = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const mark = number[at];
  const whole = number.slice(0, Math.max(at, 0));
  const isDecimal =
    mark !== undefined &&
    !whole.includes(mark) &&
    (whole === "" || GROUPED.test(whole)) &&
    /^\d*$/.test(number.slice(at + 1)) &&
    number.length > 1;
  const decimals = isDecimal ? [Number(`${onlyDigits(whole)}.${number.slice(at + 1)}`)] : [];
  const thousands = GROUPED.test(number) ? [Number(onlyDigits(number))] : [];
  if (decimals.length === 0) return thousands;
  if (thousands.length === 0) return hasFraction(decimals) && digits === 0 ? [] : decimals;
  if (digits === 0) return thousands;
  if (digits > 2) return mark === marks.decimal ? decimals : [...decimals, ...thousands];
  return mark === marks.group ? thousands : [...decimals, ...thousands];
}

function hasFraction(values: readonly number[]): boolean {
  return !values.every(Number.isInteger);
}

function onlyDigits(grouped: string): string {
  return grouped.replace(/\D/g, "");
}

const marksOf = new Map<string | undefined, NumberMarks>();

export function numberMarks(locale = formatLocale()): NumberMarks {
  const known = marksOf.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const markOf = (type: string) => plainMarks(parts.find((one) => one.type === type)?.value ?? "");
  const marks = { decimal: markOf("decimal"), group: markOf("group") };
  marksOf.set(locale, marks);
  return marks;
}
