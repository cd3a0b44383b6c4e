import type { Use } from "../formats/index.ts";
import { cellText, type RowKind, type TableSettings } from "./rowCells.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { currencyIn } from "../values/currencies.ts";
import { dateOrderOf, type DateOrder } from "../values/days.ts";
import { decimalMarkOf, type DecimalMark } from "../values/numbers.ts";
import { IMPORT_SCALES, type ImportScale, ratingTextIn } from "../values/ratings.ts";
import { isWord } from "../words/cellWords.ts";

const KINDS = ["rows", "ticks", "dates", "decimal", "currency", "scale"] as const;

export interface Question {
  readonly kind: (typeof KINDS)[number];
  readonly examples: readonly string[];
}

export interface Answers {
  readonly rows?: RowKind | undefined;
  readonly ticks?: "gone" | "here" | undefined;
  readonly dates?: Exclude<DateOrder, "iso"> | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly currency?: string | undefined;
  readonly scale?: ImportScale | undefined;
  /** Keys of similar wines that the user declared to be one wine. */
  readonly areOne?: readonly string[] | undefined;
}

export interface TableAnswers {
  readonly settled: ReadonlyMap<SourceTable, TableSettings>;
  /** All questions, including answered ones, so that the user can change an answer. */
  readonly questions: readonly Question[];
}

const DAYS: readonly Use[] = ["boughtOn", "arrivesOn", "tastedOn", "goneOn"];
const NUMBERS: readonly Use[] = ["price", "goneFor", "cameFor", "alcohol"];
const PRICES = [
  ["price", "currency"],
  ["goneFor", "goneCurrency"],
  ["cameFor", "goneCurrency"],
] as const;
const EXAMPLES = 3;

/**
 * Decides how to read each table. If the table's own rows are unambiguous, they decide. Else the
 * program's usual format decides, or else the user's answer.
 */
export function settle(tables: readonly SourceTable[], answers: Answers): TableAnswers {
  const open = {
    rows: new Set<string>(),
    ticks: new Set<string>(),
    dates: new Set<string>(),
    decimal: new Set<string>(),
    currency: new Set<string>(),
    scale: new Set<string>(),
  };
  const settled = new Map<SourceTable, TableSettings>();
  for (const table of tables) {
    const days = [...textsOf(table, DAYS)];
    const byRows = dateOrderOf(days);
    const ofProgram = table.format.dates;
    const dates = byRows === "unclear" ? ofProgram : (byRows ?? ofProgram);
    const isOpen = byRows === "unclear" && (ofProgram === undefined || ofProgram === "iso");
    if (isOpen) addAll(open.dates, days);

    const numbers = [...textsOf(table, NUMBERS)];
    const decimal = decimalMarkOf(numbers);
    if (decimal === "unclear")
      addAll(
        open.decimal,
        numbers.filter((text) => /[.,]\d{3}/.test(text)),
      );
    const headed = headingsOf(table, ["price", "goneFor", "cameFor"]).map(currencyIn)[0];
    if (headed === undefined) addAll(open.currency, pricesWithoutCurrency(table));
    addAll(open.rows, rowsWithoutCount(table));
    addAll(open.ticks, ticksIn(table));
    const ratings = ratingsWithoutScale(table);
    const outOf = scaleOf(table, ratings);
    if (outOf === undefined) addAll(open.scale, ratings);
    settled.set(table, {
      dates: isOpen ? (answers.dates ?? dates) : dates,
      decimal: decimal === "unclear" ? answers.decimal : (decimal ?? "."),
      currency: headed ?? answers.currency,
      scale: outOf ?? answers.scale,
      rows: table.format.isOwners && !countsRows(table) ? answers.rows : undefined,
      ticksAreGone: answers.ticks === "gone",
    });
  }
  const questions = KINDS.flatMap((kind) => {
    const examples = [...open[kind]].slice(0, EXAMPLES);
    return examples.length > 0 ? [{ kind, examples }] : [];
  });
  return { settled, questions };
}

function addAll(set: Set<string>, texts: readonly string[]): void {
  for (const text of texts) set.add(text);
}

function countsRows({ uses }: SourceTable): boolean {
  return uses.includes("bottles") || uses.includes("ordered");
}

/**
 * The wines' names in the rows of a user's table that has no bottle counts. Omits rows of removed
 * bottles.
 */
function rowsWithoutCount(table: SourceTable): readonly string[] {
  if (!table.format.isOwners || countsRows(table)) return [];
  const gone = table.uses.indexOf("goneOn");
  const names = (["producer", "name", "vintage"] as const)
    .map((use) => table.uses.indexOf(use))
    .filter((at) => at !== -1);
  return table.table.rows.flatMap(({ cells }) => {
    const isGone = (cells[gone]?.trim() ?? "") !== "";
    const name = names.map((at) => cells[at]?.trim() ?? "").filter((text) => text !== "");
    return isGone || name.length === 0 ? [] : [name.join(" ")];
  });
}

function ticksIn(table: SourceTable): readonly string[] {
  const heading = headingsOf(table, ["ticked"])[0] ?? "";
  const ticks = [...textsOf(table, ["ticked"])].filter((text) => isWord("yes", text));
  return ticks.map((text) => `${heading}: ${text}`);
}

function* textsOf({ uses, table }: SourceTable, wanted: readonly Use[]): Generator<string> {
  const columns = uses.flatMap((use, at) => (wanted.includes(use) ? [at] : []));
  for (const { cells } of table.rows) {
    for (const at of columns) {
      const text = cellText(cells[at] ?? "");
      if (text !== "") yield text;
    }
  }
}

function pricesWithoutCurrency({ uses, table }: SourceTable): readonly string[] {
  return PRICES.flatMap(([priceUse, currencyUse]) => {
    const [price, currency] = [uses.indexOf(priceUse), uses.indexOf(currencyUse)];
    if (price === -1) return [];
    return table.rows.flatMap(({ cells }) => {
      const text = cells[price]?.trim() ?? "";
      const isPrice = /[1-9]/.test(text);
      return isPrice && !currencyIn(cells[currency] ?? "") && !currencyIn(text) ? [text] : [];
    });
  });
}

/** Ratings that have a date, but no scale in the row or in the program's format. */
function ratingsWithoutScale({ format, uses, table }: SourceTable): readonly string[] {
  if (format.ratingScale !== undefined) return [];
  const columns = (["rating", "ratingScale", "goneOn", "tastedOn"] as const).map((use) =>
    uses.indexOf(use),
  );
  return table.rows.flatMap(({ cells }) => {
    const [rating = "", scale = "", ...days] = columns.map((at) => cells[at]?.trim() ?? "");
    const parsed = ratingTextIn(rating);
    const hasScale = scale !== "" || parsed?.outOf !== undefined;
    const isOpen = parsed !== undefined && parsed.value > 0 && !hasScale;
    return isOpen && days.some((day) => day !== "") ? [rating] : [];
  });
}

/** The rating scale that the heading names, or 100 if a rating is above 20. */
function scaleOf(table: SourceTable, ratings: readonly string[]): ImportScale | undefined {
  const [heading = ""] = headingsOf(table, ["rating"]);
  const named = IMPORT_SCALES.find((scale) => heading.match(/\d+/g)?.includes(String(scale)));
  const isBeyond = (text: string) => (ratingTextIn(text)?.value ?? 0) > 20;
  return named ?? (ratings.some(isBeyond) ? 100 : undefined);
}

function headingsOf({ uses, table }: SourceTable, wanted: readonly Use[]): readonly string[] {
  return table.header.filter((_, at) => wanted.some((use) => use === uses[at]));
}
