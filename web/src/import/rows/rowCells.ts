import type { Price } from "sync-protocol";
import { priceOf } from "../../rules/lots/price.ts";
import type { Format, Use } from "../formats/Format.ts";
import type { TableRow } from "../files/readTable.ts";
import { currencyIn } from "../values/currencies.ts";
import type { DateOrder } from "../values/days.ts";
import { type DecimalMark, numberIn } from "../values/numbers.ts";
import type { ImportScale } from "../values/ratings.ts";
import { isWord } from "../words/cellWords.ts";
import ENTITIES from "../words/entities.json" with { type: "json" };
import { i18n } from "../../language/i18n.ts";

/** What each row can be in a table without bottle counts. The user chooses. */
export const ROW_KINDS = ["bottles", "wines", "tastings"] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** How to read a table, as decided by its rows, its program or the user. */
export interface TableSettings {
  readonly dates: DateOrder | undefined;
  /**
   * The table's decimal mark. If the table's numbers are ambiguous, `undefined` until the user
   * answers.
   */
  readonly decimal: DecimalMark | undefined;
  /** Currency of prices that are written without a currency. */
  readonly currency: string | undefined;
  /** Scale of ratings that are written without a scale. */
  readonly scale: ImportScale | undefined;
  /**
   * What each row is. `undefined` if a column counts bottles, or until the user answers this
   * question.
   */
  readonly rows: RowKind | undefined;
  readonly ticksAreGone: boolean;
}

export interface Cells {
  /** The text of the first non-empty cell with this use, or "". */
  readonly text: (use: Use) => string;
  /** The text of each non-empty cell with this use. */
  readonly texts: (use: Use) => readonly string[];
}

export interface RowContext {
  readonly format: Format;
  readonly settled: TableSettings;
  /** Reports a doubt about the cells that have these uses, and stores their text with the wine. */
  readonly doubt: (sentence: string, ...uses: readonly Use[]) => void;
  /** With the wine, stores the text of the cells that have these uses. */
  readonly keep: (...uses: readonly Use[]) => void;
}

/** The cells of a row by use. A cell with a text that means unknown counts as empty. */
export function cellsOf(
  { cells }: TableRow,
  uses: readonly Use[],
  { nothing = [], isOwners }: Format,
): Cells {
  const texts = (use: Use) =>
    uses.flatMap((one, at) => {
      if (one !== use) return [];
      const text = cellText(cells[at] ?? "");
      const isNamed = use === "place" || use === "type" || !nothing.includes(text);
      return text !== "" && isNamed && !(isOwners && isWord("nothing", text)) ? [text] : [];
    });
  return { texts, text: (use) => texts(use)[0] ?? "" };
}

export function cellText(text: string): string {
  return withoutEntities(withoutGuard(text.trim())).trim();
}

/**
 * Removes the apostrophe that exports put before formulas, or the formula around a number, as in
 * ="0129".
 */
function withoutGuard(text: string): string {
  return text.startsWith("'")
    ? text.replace(/^'(?=[=+\-@])/, "")
    : text.replace(/^="([^"]*)"$/, "$1");
}

const NAMED: ReadonlyMap<string, string> = new Map(Object.entries(ENTITIES));

function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      const isCharacter = code > 31 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

/** The price in a row. Its amount and currency may be in separate columns. */
export function priceIn(
  cells: Cells,
  { settled, doubt }: RowContext,
  [use, currencyUse]: readonly [Use, Use] = ["price", "currency"],
): Price | null {
  const text = cells.text(use);
  if (text === "") return null;
  const amount = numberIn(text, settled.decimal);
  // A price of zero means a gift or an unknown price.
  if (amount === 0) return null;
  const currency = currencyIn(cells.text(currencyUse)) ?? currencyIn(text) ?? settled.currency;
  const price =
    amount === undefined || amount < 0 || currency === undefined
      ? undefined
      : priceOf(amount, currency);
  if (price) return price;
  doubt(priceProblem(shortened(text), { amount, currency, settled }), use, currencyUse);
  return null;
}

function priceProblem(
  price: string,
  of: {
    readonly amount: number | undefined;
    readonly currency: string | undefined;
    readonly settled: TableSettings;
  },
): string {
  if (of.currency === undefined) return i18n._("The price “{price}” has no currency", { price });
  const isOpen = of.amount === undefined && of.settled.decimal === undefined;
  return isOpen
    ? i18n._("The price “{price}” can mean two amounts", { price })
    : i18n._("The price “{price}” is not a price", { price });
}

export function notDate(text: string): string {
  return i18n._("“{text}” is not a date", { text: shortened(text) });
}

export function notBottles(text: string): string {
  return i18n._("“{text}” is not a number of bottles", { text: shortened(text) });
}

const LONG_NOTE = /*i18n*/ "Its note is longer than {most} characters and was cut";

const LONG_TEXTS = {
  occasion: /*i18n*/ "Its occasion is longer than {most} characters and was cut",
  goneTo: /*i18n*/ "Its company is longer than {most} characters and was cut",
  goneNote: LONG_NOTE,
  bin: /*i18n*/ "Its position is longer than {most} characters and was cut",
  shop: /*i18n*/ "Its shop is longer than {most} characters and was cut",
  lotNote: LONG_NOTE,
  place: /*i18n*/ "Its place is longer than {most} characters and was cut",
  rack: /*i18n*/ "Its rack is longer than {most} characters and was cut",
  notes: LONG_NOTE,
} as const;

/**
 * Returns a function that cuts texts to a length and returns `null` for an empty text. Reports each
 * cut, which keeps the whole text with the wine.
 */
export function fit(doubt: RowContext["doubt"]) {
  return (use: keyof typeof LONG_TEXTS, text: string, most: number): string | null => {
    if (text.length > most) doubt(i18n._(LONG_TEXTS[use], { most: String(most) }), use);
    return text === "" ? null : text.slice(0, most);
  };
}

export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
