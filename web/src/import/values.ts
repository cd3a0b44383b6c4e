import {
  CURRENCIES,
  foldText,
  RATING_SCALES,
  type RatingScale,
  type WineType,
} from "sync-protocol";

/** How a program writes a day: by ISO 8601, or which of day and month comes first. */
export type DateOrder = "iso" | "dmy" | "mdy";

/** What parts the fraction from a number. */
export type DecimalMark = "." | ",";

/**
 * The number that a text tells, with whatever currency or unit stands around it. One that says by itself what
 * its marks mean, as "12,50" does, is read by that, and others by the mark of their table: none where that is open.
 */
export function numberIn(text: string, ofTable: DecimalMark | undefined): number | undefined {
  const digits = /-?\d[\d.,\s\u00a0\u202f’']*/.exec(text)?.[0];
  if (digits === undefined) return undefined;
  const own = decimalMarkOf([digits]);
  const decimal = own === "unclear" ? ofTable : (own ?? ofTable ?? ".");
  if (decimal === undefined) return undefined;
  const grouped = decimal === "." ? /[,\s\u00a0\u202f’']/g : /[.\s\u00a0\u202f’']/g;
  const plain = digits.replace(grouped, "").replace(",", ".").replace(/\.$/, "");
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** What the numbers of a column say of their decimal mark; `undefined` where either would do. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | "unclear" | undefined {
  let isUnclear = false;
  for (const text of texts) {
    const marks = /\d([.,])\d+(?!.*[.,]\d)/.exec(text);
    if (!marks) continue;
    const mark = marks[1] === "," ? "," : ".";
    const other = mark === "," ? "." : ",";
    const decimals = /[.,](\d+)\D*$/.exec(text)?.[1]?.length;
    // A long fraction is one in any country; three digits may be a group.
    if (decimals !== 3 || text.includes(other)) return text.split(mark).length > 2 ? other : mark;
    if (text.split(mark).length > 2) return other;
    if (!/(^|\D)0[.,]/.test(text)) isUnclear = true;
    else return mark;
  }
  return isUnclear ? "unclear" : undefined;
}

/** A day as "YYYY-MM-DD"; `undefined` where the text tells none. */
export function dayIn(text: string, order: DateOrder): string | undefined {
  const iso =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text) ??
    /^(\d{4})[./](\d{1,2})[./](\d{1,2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const parts = NUMERIC_DAY.exec(text);
  if (!parts || order === "iso") return undefined;
  const [, first, second, told = ""] = parts;
  const year = told.length === 2 ? `${Number(told) < 69 ? "20" : "19"}${told}` : told;
  return order === "dmy" ? dayOf(year, second, first) : dayOf(year, first, second);
}

/** A year of two digits is one of 1969 to 2068, as POSIX has it. */
const NUMERIC_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/;

/** Which of day and month comes first in these; `unclear` where all of them could be read either way. */
export function dateOrderOf(texts: Iterable<string>): DateOrder | "unclear" | undefined {
  let isUnclear = false;
  for (const text of texts) {
    const parts = NUMERIC_DAY.exec(text);
    if (!parts) continue;
    const [first, second] = [Number(parts[1]), Number(parts[2])];
    if (first > 12 && second <= 12) return "dmy";
    if (second > 12 && first <= 12) return "mdy";
    if (first !== second) isUnclear = true;
  }
  return isUnclear ? "unclear" : undefined;
}

function dayOf(year = "", month = "", day = ""): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(iso);
  if (Number.isNaN(time) || Number(year) < 1900) return undefined;
  // The 31st of a short month would be read as the 1st of the next.
  return new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

const SIZES: ReadonlyMap<string, number> = mapOf({
  split: 187,
  piccolo: 187,
  quarter: 187,
  half: 375,
  demi: 375,
  "half bottle": 375,
  "demi-bouteille": 375,
  "halbe flasche": 375,
  bottle: 750,
  bouteille: 750,
  standard: 750,
  flasche: 750,
  magnum: 1500,
  "double magnum": 3000,
  "double-magnum": 3000,
  jeroboam: 3000,
  rehoboam: 4500,
  imperial: 6000,
  imperiale: 6000,
  methuselah: 6000,
  mathusalem: 6000,
  salmanazar: 9000,
  // In centilitres, as no bottle is so small.
  "150": 1500,
});

const UNITS = mapOf({ ml: 1, cl: 10, dl: 100, l: 1000 });

/** What a cell says may be the name of a property of every object. */
function mapOf<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> {
  return new Map(Object.entries(values));
}

/**
 * What a bottle holds, in millilitres; a bare number is in litres below 30, in centilitres below 100, and else
 * in millilitres.
 */
export function millilitresIn(text: string): number | undefined {
  const folded = foldText(text).trim();
  const usual = SIZES.get(folded);
  if (usual !== undefined) return usual;
  const [, digits = "", unit] =
    /(\d+(?:[.,]\d+)?)\s*(ml|cl|dl|l|lit(?:er|re)s?)?(?![a-z])/.exec(folded) ?? [];
  const amount = Number(digits.replace(",", "."));
  if (digits === "" || amount === 0) return undefined;
  const factor = unit === undefined ? bareFactor(amount) : (UNITS.get(unit) ?? 1000);
  return Math.round(amount * factor);
}

function bareFactor(amount: number): number {
  if (amount < 30) return 1000;
  return amount < 100 ? 10 : 1;
}

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

/** The currency that a text names, by ISO 4217; a bare $ or ¥ is that of several countries. */
export function currencyIn(text: string): string | undefined {
  const among = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/.exec(text)?.[0];
  // In small letters it is a word, unless it stands alone or beside a number.
  const alone = /^[\d.,\s]*([a-z]{3})[\d.,\s]*$/.exec(text)?.[1]?.toUpperCase();
  const code = among ?? alone;
  // Three letters may be a unit or a program as well, as in "NFC".
  if (code !== undefined && CURRENCIES.has(code)) return code;
  const sign = /[A-Z]{0,2}\$|[€£₹₽₩]/.exec(text)?.[0];
  return sign === undefined ? undefined : CURRENCY_SIGNS[sign];
}

/** Out of how much a rating says that it is, as in "17/20". */
export function scaleIn(text: string): RatingScale | undefined {
  const told = Number(/\/\s*(\d+)/.exec(text)?.[1]);
  return RATING_SCALES.find((scale) => scale === told);
}

/** Words for the types of wine in the languages of the programs, without case and accents. */
const TYPES = mapOf<WineType>({
  ...named("Red Wine", "red|red wine|rouge|vin rouge|rot|rotwein|tinto|rosso"),
  ...named("White Wine", "white|white wine|blanc|vin blanc|weiss|weisswein|blanco|bianco|branco"),
  ...named("Rosé Wine", "rose|rose wine|vin rose|rosewein|rosado|rosato"),
  ...named("Sparkling Wine", "sparkling|sparkling wine|effervescent|mousseux|petillant"),
  ...named("Sparkling Wine", "schaumwein|espumoso|spumante|espumante"),
  ...named("Dessert Wine", "dessert|dessert wine|sweet|sweet/dessert|liquoreux|susswein"),
  ...named("Fortified Wine", "fortified|fortified wine|vin mute|vin doux naturel|likorwein"),
});

function named(type: WineType, words: string): Record<string, WineType> {
  return Object.fromEntries(words.split("|").map((word) => [word, type]));
}

/**
 * The type that a text names, alone or behind a colour, as in "White - Sweet/Dessert"; `undefined`
 * where it names none that is known: "Unknown" is no red.
 */
export function wineTypeIn(text: string): WineType | undefined {
  const folded = foldText(text).trim();
  const [color = "", category = ""] = folded.split(" - ").map((part) => part.trim());
  const byCategory = TYPES.get(folded) ?? TYPES.get(category);
  return byCategory ?? (STILL.has(category) ? TYPES.get(color) : undefined);
}

/** Categories that leave a wine what its colour says. */
const STILL = new Set(["dry", "off-dry", "still"]);

/** The years of a window in one text, as in "2026 2034", "2025/2029", and "/2029" that has no beginning. */
export function windowIn(text: string): { readonly from?: string; readonly to?: string } {
  const [first, second] = text.match(/\d{4}/g) ?? [];
  const isEnd = second === undefined && /^\s*[/–-]/.test(text);
  const [from, to] = isEnd ? [undefined, first] : [first, second];
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
