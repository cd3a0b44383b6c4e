import { RATING_SCALES, type RatingScale } from "sync-protocol";
import type { Use } from "./formats/index.ts";
import type { Settled } from "./rowCells.ts";
import type { SourceTable } from "./SourceTable.ts";
import {
  currencyIn,
  dateOrderOf,
  type DateOrder,
  decimalMarkOf,
  type DecimalMark,
  numberIn,
  scaleIn,
} from "./values.ts";

/** What a person is asked once, with examples of their own rows, as the files do not settle it. */
export interface Question {
  readonly kind: "dates" | "decimal" | "currency" | "scale";
  readonly examples: readonly string[];
}

/** What a person has answered so far. */
export interface Answers {
  readonly dates?: Exclude<DateOrder, "iso"> | undefined;
  readonly decimal?: DecimalMark | undefined;
  readonly currency?: string | undefined;
  readonly scale?: RatingScale | undefined;
}

/** The tables of one reading, as far as they are settled, and what is still open of them. */
export interface Settling {
  readonly settled: ReadonlyMap<SourceTable, Settled>;
  /** Every question that came up, answered ones too, so that an answer can be changed. */
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

/** Settles what the rows of the tables say by themselves, then by their program, then by answers. */
export function settle(tables: readonly SourceTable[], answers: Answers): Settling {
  const open = {
    dates: new Set<string>(),
    decimal: new Set<string>(),
    currency: new Set<string>(),
    scale: new Set<string>(),
  };
  const settled = new Map<SourceTable, Settled>();
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
    const ratings = ratingsWithoutScale(table);
    const outOf = scaleOf(table, ratings);
    if (outOf === undefined) addAll(open.scale, ratings);
    settled.set(table, {
      dates: isOpen ? (answers.dates ?? dates) : dates,
      decimal: decimal === "unclear" ? answers.decimal : (decimal ?? "."),
      currency: headed ?? answers.currency,
      scale: outOf ?? answers.scale,
    });
  }
  const questions = (["dates", "decimal", "currency", "scale"] as const).flatMap((kind) => {
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

/** Ratings of what has a day, where neither the program nor their row says out of how much. */
function ratingsWithoutScale({ format, uses, table }: SourceTable): readonly string[] {
  if (format.ratingScale !== undefined) return [];
  const columns = (["rating", "ratingScale", "goneOn", "tastedOn"] as const).map((use) =>
    uses.indexOf(use),
  );
  return table.rows.flatMap(({ cells }) => {
    const [rating = "", scale = "", ...days] = columns.map((at) => cells[at]?.trim() ?? "");
    const isTold = scale !== "" || scaleIn(rating) !== undefined;
    const isOpen = /[1-9]/.test(rating) && !isTold && days.some((day) => day !== "");
    return isOpen ? [rating] : [];
  });
}

/** Out of how much these ratings are: as their heading says, or where one of them is beyond all other scales. */
function scaleOf(table: SourceTable, ratings: readonly string[]): RatingScale | undefined {
  const [heading = ""] = headingsOf(table, ["rating"]);
  const told = RATING_SCALES.find((scale) => heading.match(/\d+/g)?.includes(String(scale)));
  const isBeyond = (text: string) => (numberIn(text, text.includes(",") ? "," : ".") ?? 0) > 20;
  return told ?? (ratings.some(isBeyond) ? 100 : undefined);
}

/** What stands over the columns that say these. */
function headingsOf({ uses, table }: SourceTable, wanted: readonly Use[]): readonly string[] {
  return table.header.filter((_, at) => wanted.some((use) => use === uses[at]));
}
