import type { Use } from "./formats/index.ts";
import type { Settled } from "./readRow.ts";
import type { SourceTable } from "./SourceTable.ts";
import {
  currencyIn,
  dateOrderOf,
  type DateOrder,
  decimalMarkOf,
  type DecimalMark,
} from "./values.ts";

/** What a person is asked once, with examples of their own rows, as the files do not settle it. */
export interface Question {
  readonly kind: "dates" | "decimal" | "currency";
  readonly examples: readonly string[];
}

/** What a person has answered so far. */
export interface Answers {
  readonly dates?: Exclude<DateOrder, "iso"> | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly currency?: string | undefined;
}

/** The tables of one reading, as far as they are settled, and what is still open of them. */
export interface Settling {
  readonly settled: ReadonlyMap<SourceTable, Settled>;
  /** Every question that came up, answered ones too, so that an answer can be changed. */
  readonly questions: readonly Question[];
}

const DAYS: readonly Use[] = ["boughtOn", "arrivesOn", "tastedOn", "goneOn"];
const NUMBERS: readonly Use[] = ["price", "alcohol"];
const EXAMPLES = 3;

/** Settles what the rows of the tables say by themselves, then by their program, then by answers. */
export function settle(tables: readonly SourceTable[], answers: Answers): Settling {
  const open = {
    dates: new Set<string>(),
    decimal: new Set<string>(),
    currency: new Set<string>(),
  };
  const settled = new Map<SourceTable, Settled>();
  for (const table of tables) {
    const days = [...textsOf(table, DAYS)];
    const byRows = dateOrderOf(days);
    const dates = byRows === "unclear" ? table.format.dates : (byRows ?? table.format.dates);
    if (byRows === "unclear" && (dates === undefined || dates === "iso")) addAll(open.dates, days);

    const numbers = [...textsOf(table, NUMBERS)];
    const decimal = decimalMarkOf(numbers);
    if (decimal === "unclear")
      addAll(
        open.decimal,
        numbers.filter((text) => /[.,]\d{3}/.test(text)),
      );
    addAll(open.currency, pricesWithoutCurrency(table));
    settled.set(table, {
      dates: byRows === "unclear" && open.dates.size > 0 ? (answers.dates ?? dates) : dates,
      decimal: decimal === "unclear" ? (answers.decimal ?? ".") : (decimal ?? "."),
      currency: answers.currency,
    });
  }
  const questions = (["dates", "decimal", "currency"] as const).flatMap((kind) => {
    const examples = [...open[kind]].slice(0, EXAMPLES);
    return examples.length > 0 ? [{ kind, examples }] : [];
  });
  return { settled, questions };
}

function addAll(set: Set<string>, texts: readonly string[]): void {
  for (const text of texts) set.add(text);
}

function* textsOf({ uses, table }: SourceTable, wanted: readonly Use[]): Generator<string> {
  const columns = uses.flatMap((use, at) => (wanted.includes(use) ? [at] : []));
  for (const { cells } of table.rows) {
    for (const at of columns) {
      const text = cells[at]?.trim() ?? "";
      if (text !== "") yield text;
    }
  }
}

function pricesWithoutCurrency({ uses, table }: SourceTable): readonly string[] {
  const [price, currency] = [uses.indexOf("price"), uses.indexOf("currency")];
  if (price === -1) return [];
  return table.rows.flatMap(({ cells }) => {
    const text = cells[price]?.trim() ?? "";
    const isPrice = /[1-9]/.test(text);
    return isPrice && !currencyIn(cells[currency] ?? "") && !currencyIn(text) ? [text] : [];
  });
}
