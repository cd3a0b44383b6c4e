import type { Price, RatingScale } from "sync-protocol";
import type { Format, Use } from "./formats/Format.ts";
import type { TableRow } from "./readTable.ts";
import { priceOf } from "../rules/lots/price.ts";
import { currencyIn, type DateOrder, type DecimalMark, numberIn } from "./values.ts";

/** What a file leaves open, as it was settled: by its own rows, by its program, or by its owner. */
export interface Settled {
  readonly dates: DateOrder | undefined;
  /** `undefined` while only its owner can say. */
  readonly decimal: DecimalMark | undefined;
  /** Of prices that stand without one. */
  readonly currency: string | undefined;
  /** Of ratings that stand without one. */
  readonly scale: RatingScale | undefined;
}

/** The cells of one row, by what their columns say. */
export interface Cells {
  /** What the first column of this use says that says something. */
  readonly text: (use: Use) => string;
  /** What each column of this use says. */
  readonly texts: (use: Use) => readonly string[];
}

/** What a row is read by, and where its doubts go. */
export interface Reading {
  readonly format: Format;
  readonly settled: Settled;
  readonly doubt: (sentence: string) => void;
}

/** The cells of a row; what stands for nothing says nothing. */
export function cellsOf(
  { cells }: TableRow,
  uses: readonly Use[],
  { nothing = [] }: Format,
): Cells {
  const texts = (use: Use) =>
    uses.flatMap((one, at) => {
      const text = one === use ? withoutGuard((cells[at] ?? "").trim()) : "";
      const isSaid = text !== "" && (use === "place" || use === "type" || !nothing.includes(text));
      return isSaid ? [text] : [];
    });
  return { texts, text: (use) => texts(use)[0] ?? "" };
}

/**
 * Without the apostrophe behind which an export puts what a spreadsheet would run as a formula, or the
 * formula in which one puts what a spreadsheet would take for a number: ="0129".
 */
function withoutGuard(text: string): string {
  return text.startsWith("'")
    ? text.replace(/^'(?=[=+\-@])/, "")
    : text.replace(/^="([^"]*)"$/, "$1");
}

/** A price and its currency, each by what its column says. */
export function priceIn(
  cells: Cells,
  { settled, doubt }: Reading,
  [use, currencyUse]: readonly [Use, Use] = ["price", "currency"],
): Price | null {
  const text = cells.text(use);
  if (text === "") return null;
  const amount = numberIn(text, settled.decimal);
  // What cost nothing was given, or nobody said what it cost.
  if (amount === 0) return null;
  const currency = currencyIn(cells.text(currencyUse)) ?? currencyIn(text) ?? settled.currency;
  const price =
    amount === undefined || amount < 0 || currency === undefined
      ? undefined
      : priceOf(amount, currency);
  if (price) return price;
  doubt(`The price “${shortened(text)}” ${priceProblem({ amount, currency, settled })}`);
  return null;
}

function priceProblem(of: {
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  readonly settled: Settled;
}): string {
  if (of.currency === undefined) return "names no currency";
  const isOpen = of.amount === undefined && of.settled.decimal === undefined;
  return isOpen ? "can be read in two ways" : "is none";
}

/** A text of at most so many characters, or nothing; what is too long is cut, and said. */
export function fit(doubt: Reading["doubt"]) {
  return (what: string, text: string, most: number): string | null => {
    if (text.length > most)
      doubt(`Its ${what} is longer than ${String(most)} characters and was cut`);
    return text === "" ? null : text.slice(0, most);
  };
}

/** The beginning of a text, as a sentence can hold it. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
