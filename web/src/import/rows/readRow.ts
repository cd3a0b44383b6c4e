import type { Price } from "sync-protocol";
import type { ExtraCell } from "../../rules/cellar/extraFields.ts";
import { eventIn, type RowEvent } from "./eventIn.ts";
import { type Format, PAST, STOCK, type Use } from "../formats/Format.ts";
import type { TableRow } from "../files/readTable.ts";
import { cellsOf, cellText, priceIn, type RowContext, type TableSettings } from "./rowCells.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { type Facts, factsIn } from "./factsIn.ts";
import { countsBottles, isGoneIn, lotsIn, type RowLot, stateIn, unclearCountIn } from "./lotsIn.ts";
import { i18n } from "../../language/i18n.ts";

export interface ReadRow {
  readonly wineKey: string | undefined;
  readonly bottleKey: string | undefined;
  readonly facts: Facts;
  readonly lots: readonly RowLot[];
  /** Whether the row states a bottle count, which may be zero. */
  readonly hasBottleCount: boolean;
  /** The text of a bottle count that is not a number, or is too large for a lot. */
  readonly unclearCount: string | undefined;
  /** Whether the wine is imported even if it has no bottle. */
  readonly isKeptEmpty: boolean;
  readonly isGone: boolean;
  readonly event: RowEvent | undefined;
  readonly price: Price | null;
  /** The file name of the wine's photo. */
  readonly photo: string | undefined;
  readonly extraCells: readonly ExtraCell[];
  /** Sentences about values that were left out. */
  readonly doubts: readonly string[];
}

export function readRow(
  row: TableRow,
  { uses, format, table }: SourceTable,
  settled: TableSettings,
): ReadRow {
  const doubts: string[] = [];
  const kept = new Set<Use>();
  const cells = cellsOf(row, uses, format);
  const keep: RowContext["keep"] = (...some) => {
    for (const use of some) kept.add(use);
  };
  const doubt: RowContext["doubt"] = (sentence, ...some) => {
    doubts.push(sentence);
    keep(...some);
  };
  if (row.cells.slice(table.header.length).some((cell) => cell.trim() !== "")) {
    doubt(
      i18n._("It has more cells than the table has headings, so some may be in the wrong column"),
    );
  }
  const reading = { format, settled, doubt, keep };
  const isGone = isGoneIn(cells, uses, reading) || stateIn(cells, format) === "gone";
  const price = priceIn(cells, reading);
  const event = eventIn(cells, { isGone, price }, reading);
  const facts = factsIn(cells, { ...reading, isNoted: event !== undefined });
  const unclearCount = isGone ? undefined : unclearCountIn(cells, reading);
  const { rows } = settled;
  return {
    wineKey: cells.text("wineKey") || undefined,
    bottleKey: cells.text("bottleKey") || undefined,
    facts,
    lots: isGone ? [] : lotsIn(cells, { price, unclearCount }, reading),
    hasBottleCount: rows === "bottles" || format.bottleEach === true || countsBottles(cells),
    unclearCount,
    isKeptEmpty: rows === "wines" || rows === "tastings",
    isGone,
    event,
    price,
    photo: cells.text("photo") || undefined,
    extraCells: extraCellsIn(row, { uses, format, header: table.header, isGone, event, kept }),
    doubts,
  };
}

/** Uses whose text is stored in no field of the wine, or only in a changed form. */
const NOT_AS_FIELDS: ReadonlySet<Use> = new Set([
  "later",
  "wineKey",
  "type",
  "color",
  "category",
  "locale",
  "vineyard",
  "goneHow",
  "ticked",
  "flawed",
  "eventKey",
  "tag",
  "photo",
]);

const OF_BOTTLES: ReadonlySet<Use> = new Set([
  ...STOCK,
  "bottleKey",
  "state",
  "goneOn",
  "goneFor",
  "goneCurrency",
  "cameBottles",
  "cameFor",
]);
const OF_GONE: ReadonlySet<Use> = new Set(["goneBottles", "goneFor"]);
const OF_EVENTS: ReadonlySet<Use> = new Set(PAST);

/**
 * The cells for which the app has no field. If a row has removed bottles without an event, includes
 * all facts about these bottles.
 */
function extraCellsIn(
  { cells }: TableRow,
  context: {
    readonly uses: readonly Use[];
    readonly format: Format;
    readonly header: readonly string[];
    readonly isGone: boolean;
    readonly event: RowEvent | undefined;
    readonly kept: ReadonlySet<Use>;
  },
): readonly ExtraCell[] {
  const nothing = ["", ...(context.format.nothing ?? [])];
  return context.uses.flatMap((use, at): readonly ExtraCell[] => {
    const text = cells[at] ?? "";
    const isKept =
      NOT_AS_FIELDS.has(use) ||
      context.kept.has(use) ||
      (context.isGone && OF_BOTTLES.has(use)) ||
      (context.event?.what === "came" && OF_GONE.has(use)) ||
      (!context.event && OF_EVENTS.has(use) && use !== "tastedNote");
    return isKept && !nothing.includes(cellText(text)) ? [[context.header[at] ?? "", text]] : [];
  });
}
