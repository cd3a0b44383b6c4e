import {
  BARCODES,
  BOTTLE_SIZE,
  DRINKING_YEARS,
  foldText,
  LINE_FIELDS,
  type Lot,
  LOT_LENGTHS,
  PLACE_NAME_MAX,
  type Price,
  QUANTITY,
  RACK_MAX,
  TAGS,
  VINTAGE_MIN,
  type WineBody,
} from "sync-protocol";
import { holeName } from "../../rules/lots/rack.ts";
import type { ExtraCell } from "../../rules/cellar/extraFields.ts";
import { placePath } from "./placePath.ts";
import { eventIn, type RowEvent, withoutMentions } from "./eventIn.ts";
import { type BottleState, type Format, PAST, STOCK, type Use } from "../formats/Format.ts";
import type { TableRow } from "../files/readTable.ts";
import {
  type Cells,
  cellsOf,
  cellText,
  fit,
  priceIn,
  type Reading,
  type Settled,
  shortened,
} from "./rowCells.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { millilitresIn } from "../values/bottleSizes.ts";
import { dayIn, isDay } from "../values/days.ts";
import { bottleCountIn, numberIn } from "../values/numbers.ts";
import { valueText } from "../values/valueText.ts";
import { windowIn } from "../values/windows.ts";
import { wineTypeIn } from "../values/wineTypes.ts";
import { isWord } from "../words/cellWords.ts";

/** What a row tells of its wine; what it does not tell is not there. */
export type Facts = Partial<Omit<WineBody, "lots" | "quantity" | "photoUrl">>;

/** What a row tells of bottles. */
export type LotFacts = Omit<Lot, "id" | "bottles" | "foreignId" | "placeId">;

/** Some bottles of a row. */
export interface RowLot {
  readonly bottles: number;
  /** The names of their place and of those around it, the outer first. */
  readonly placePath: readonly string[];
  /** What the rack within it is called. */
  readonly rackName: string | null;
  readonly lot: LotFacts;
}

/** One row, understood. */
export interface ReadRow {
  /** What its program calls the wine, and the bottles. */
  readonly wineKey: string | undefined;
  readonly bottleKey: string | undefined;
  readonly facts: Facts;
  readonly lots: readonly RowLot[];
  /** Whether it says how many bottles there are, also where that is none. */
  readonly tellsStock: boolean;
  /** A number of bottles that can't be read, or that is beyond every limit. */
  readonly unclearCount: string | undefined;
  /** Its wine belongs in the cellar without a bottle, too. */
  readonly comesEmpty: boolean;
  /** Whether its bottles are gone. */
  readonly isGone: boolean;
  /** What became of them, or was tasted, where the day of it is told. */
  readonly event: RowEvent | undefined;
  readonly price: Price | null;
  /** The file of its photo. */
  readonly photo: string | undefined;
  /** What no field holds, as it was written. */
  readonly told: readonly ExtraCell[];
  /** Sentences, each about something that could not be understood and was left out. */
  readonly doubts: readonly string[];
}

/** Understands one row of a table, of which its owner has settled what it leaves open. */
export function readRow(
  row: TableRow,
  { uses, format, table }: SourceTable,
  settled: Settled,
): ReadRow {
  const doubts: string[] = [];
  const kept = new Set<Use>();
  const cells = cellsOf(row, uses, format);
  const keep: Reading["keep"] = (...some) => {
    for (const use of some) kept.add(use);
  };
  const doubt: Reading["doubt"] = (sentence, ...some) => {
    doubts.push(sentence);
    keep(...some);
  };
  if (row.cells.slice(table.header.length).some((cell) => cell.trim() !== "")) {
    doubt("It has more cells than the table has headings, so they may stand under wrong ones");
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
    tellsStock: rows === "bottles" || format.bottleEach === true || countsBottles(cells),
    unclearCount,
    comesEmpty: rows === "wines" || rows === "tastings",
    isGone,
    event,
    price,
    photo: cells.text("photo") || undefined,
    told: toldIn(row, { uses, format, header: table.header, isGone, event, kept }),
    doubts,
  };
}

const COUNTS = ["bottles", "ordered"] as const;

function countsBottles(cells: Cells): boolean {
  return COUNTS.some((use) => bottleCountIn(cells.text(use)) !== undefined);
}

/** A bottle is gone where a cell holds the date, or the year, or a tick that its owner explained. */
function isGoneIn(cells: Cells, uses: readonly Use[], { format, settled, doubt }: Reading) {
  if (settled.ticksAreGone && isWord("yes", cells.text("ticked"))) return true;
  const text = cells.text("goneOn");
  const isNone = uses.includes("goneBottles") && ["", "0"].includes(cells.text("goneBottles"));
  if (text === "" || isNone) return false;
  // A table without stock is one of bottles that are gone.
  if (format.stock === undefined || isDay(text) || /(?<!\d)(19|20)\d\d(?!\d)/.test(text))
    return true;
  doubt(`“${shortened(text)}” is not a date on which bottles went`, "goneOn");
  return false;
}

/** What fields give back in other words, or not at all. */
const RETOLD: ReadonlySet<Use> = new Set([
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

/** The cells that no field holds; of bottles that are gone, all that is told of them, and no event. */
function toldIn(
  { cells }: TableRow,
  told: {
    readonly uses: readonly Use[];
    readonly format: Format;
    readonly header: readonly string[];
    readonly isGone: boolean;
    readonly event: RowEvent | undefined;
    /** What could not be read. */
    readonly kept: ReadonlySet<Use>;
  },
): readonly ExtraCell[] {
  const nothing = ["", ...(told.format.nothing ?? [])];
  return told.uses.flatMap((use, at): readonly ExtraCell[] => {
    const text = cells[at] ?? "";
    const isTold =
      RETOLD.has(use) ||
      told.kept.has(use) ||
      (told.isGone && OF_BOTTLES.has(use)) ||
      (told.event?.what === "came" && OF_GONE.has(use)) ||
      (!told.event && OF_EVENTS.has(use) && use !== "tastedNote");
    return isTold && !nothing.includes(cellText(text)) ? [[told.header[at] ?? "", text]] : [];
  });
}

function factsIn(cells: Cells, reading: Reading & { readonly isNoted: boolean }): Facts {
  const [country = "", region = "", ...within] = cells.text("locale").split(", ");
  const lines = {
    country,
    region,
    appellation: within[1] ?? "",
    ...linesIn(cells),
    designation: [...new Set([lineIn(cells, "designation"), lineIn(cells, "vineyard")])]
      .filter((text) => text !== "")
      .join(", "),
    notes: notesIn(cells, reading),
  };
  return {
    ...Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== "")),
    ...vintageIn(cells, reading),
    ...typeIn(cells, reading),
    ...alcoholIn(cells, reading),
    ...yearsIn(cells, reading),
    ...setsIn(cells, reading),
  };
}

function linesIn(cells: Cells): Facts {
  const lines = LINE_FIELDS.map((field) => [field, lineIn(cells, field)] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ""));
}

/** A text of one line, without blanks of other kinds and characters of no width. */
function lineIn(cells: Cells, use: Use): string {
  return cells
    .text(use)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What was noted of the wine; what was tasted on a day is an event of its own. */
function notesIn(
  cells: Cells,
  { isNoted, settled }: Reading & { readonly isNoted: boolean },
): string {
  const tasted = isNoted ? [] : cells.texts("tastedNote");
  const noted = isNoted && settled.rows === "tastings" ? [] : cells.texts("notes");
  return [...tasted, ...noted].map(withoutMentions).join("\n\n");
}

/** A year of four digits beside at most a short word: "2015", "2015er", "Jg. 2015", "2,015". */
const VINTAGE = /^(?:[\p{L}.]{1,12}\s)?(\d{4}|\d[.,]\d{3})(?:[.,]0+)?(?:er)?$/u;

function vintageIn(cells: Cells, { format, doubt }: Reading): Facts {
  const text = cells.text("vintage");
  if (text === "" || format.unknownYears?.includes(text)) return {};
  if (isWord("nonVintage", text) || format.nonVintage?.includes(text)) return { nonVintage: true };
  const year = Number(VINTAGE.exec(valueText(text))?.[1]?.replace(/\D/, ""));
  if (year >= VINTAGE_MIN && year < 2200) return { vintage: year };
  doubt(`“${shortened(text)}” is not a vintage`, "vintage");
  return {};
}

function typeIn(cells: Cells, { format, doubt }: Reading): Facts {
  const text = cells.text("type");
  const category = cells.text("category");
  const colour = `${cells.text("color")} ${category}`;
  // "White" of a category "Sparkling" is a sparkling wine.
  const own = wineTypeIn(text) && wineTypeIn(`${text} ${category}`);
  const type = own ?? wineTypeIn(text) ?? wineTypeIn(colour);
  if (type) return { type };
  const isSaid = text !== "" && !format.nothing?.includes(text);
  if (isSaid) doubt(`“${shortened(text)}” is not a type of wine`, "type");
  return {};
}

function alcoholIn(cells: Cells, { settled, doubt }: Reading): Facts {
  const text = cells.text("alcohol");
  const alcohol =
    text === "" ? undefined : numberIn(text, text.includes(",") ? "," : settled.decimal);
  if (text === "" || alcohol === 0) return {};
  if (alcohol !== undefined && alcohol > 0 && alcohol < 100)
    return { alcohol: Math.round(alcohol * 10) / 10 };
  doubt(`“${shortened(text)}” is not a percentage of alcohol`, "alcohol");
  return {};
}

const WINDOW = ["drinkFrom", "drinkTo", "window"] as const;

function yearsIn(cells: Cells, { format, doubt }: Reading): Facts {
  const years: { from?: number; to?: number } = {};
  for (const use of WINDOW) {
    const text = cells.text(use);
    if (text === "" || text === "0" || format.unknownYears?.includes(text)) continue;
    const told = windowIn(text, use === "drinkTo" ? "to" : "from");
    if (!told) doubt(`“${shortened(text)}” is not a year to drink it`, use);
    for (const end of ["from", "to"] as const) {
      const year = Number(told?.[end]);
      if (told?.[end] === undefined || format.unknownYears?.includes(told[end])) continue;
      if (year >= DRINKING_YEARS.min && year <= DRINKING_YEARS.max) years[end] ??= year;
      else doubt(`“${shortened(text)}” is not a year to drink it`, use);
    }
  }
  const { from, to } = years;
  if (from !== undefined && to !== undefined && to < from) {
    const sentence = `Its drinking window ends in ${String(to)}, before it begins in ${String(from)}`;
    doubt(sentence, ...WINDOW);
    return {};
  }
  return {
    ...(from !== undefined && { drinkFrom: from }),
    ...(to !== undefined && { drinkTo: to }),
  };
}

function setsIn(cells: Cells, { doubt }: Reading): Facts {
  const tags = [...partsOf(cells.text("tags")), ...cells.texts("tag")];
  const codes = partsOf(cells.text("barcodes")).flatMap(codesIn);
  const notCodes = codes.filter((code) => !isBarcode(code));
  for (const code of notCodes) doubt(`“${shortened(code)}” is not a barcode`, "barcodes");
  const kept = tags.filter((tag) => tag.length <= TAGS.length).slice(0, TAGS.most);
  if (kept.length < tags.length) doubt("Not all its tags fit", "tags", "tag");
  const fitting = codes.filter(isBarcode);
  const barcodes = fitting.slice(0, BARCODES.most);
  if (barcodes.length < fitting.length) doubt("Not all its barcodes fit", "barcodes");
  return { ...(kept.length > 0 && { tags: kept }), ...(barcodes.length > 0 && { barcodes }) };
}

function isBarcode(code: string): boolean {
  return (
    /^\d+$/.test(code) && code.length >= BARCODES.digits.min && code.length <= BARCODES.digits.max
  );
}

/** Blanks part the digits of one barcode, or several barcodes. */
function codesIn(text: string): readonly string[] {
  const whole = text.replace(/\s/g, "");
  return isBarcode(whole) ? [whole] : text.split(/\s+/);
}

function partsOf(text: string): readonly string[] {
  const parts = text.split(/[,;|]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

function stateIn(cells: Cells, { states = {}, orderedPlaces = [] }: Format): BottleState {
  if (orderedPlaces.includes(cells.text("place"))) return "ordered";
  const text = foldText(cells.text("state"));
  return (Object.hasOwn(states, text) ? states[text] : undefined) ?? "held";
}

/** What a row has in the place of a number of bottles where that can't be taken as it is. */
function unclearCountIn(cells: Cells, { doubt }: Reading): string | undefined {
  for (const use of COUNTS) {
    const text = cells.text(use);
    const count = bottleCountIn(text);
    if (text === "" || (count !== undefined && count <= QUANTITY.max)) continue;
    const problem =
      count === undefined
        ? "is not a number of bottles"
        : `is more than ${String(QUANTITY.max)} bottles`;
    doubt(`“${shortened(text)}” ${problem}`, use);
    return shortened(text);
  }
  return undefined;
}

function lotsIn(
  cells: Cells,
  of: { readonly price: Price | null; readonly unclearCount: string | undefined },
  reading: Reading,
): readonly RowLot[] {
  const { format, settled } = reading;
  const isBottle = format.bottleEach === true || settled.rows === "bottles";
  const used = bottleCountIn(cells.text("usedBottles")) ?? 0;
  const here = (bottleCountIn(cells.text("bottles")) ?? (isBottle ? 1 : 0)) - used;
  const ordered = bottleCountIn(cells.text("ordered")) ?? 0;
  const state = stateIn(cells, format);
  const lot = (as: "held" | "ordered") => lotIn(cells, { price: of.price, state: as }, reading);
  const lots: RowLot[] = [];
  // A lot whose bottles can't be counted waits for its number.
  if ((here > 0 || of.unclearCount !== undefined) && state !== "gone") {
    // Ordered bottles are in no place yet.
    const isHeld = state === "held";
    lots.push({
      bottles: of.unclearCount === undefined ? here : 0,
      placePath: isHeld ? placePathIn(cells, reading) : [],
      rackName: isHeld ? rackNameIn(cells, reading) : null,
      lot: lot(state),
    });
  }
  if (ordered > 0 && of.unclearCount === undefined) {
    lots.push({ bottles: ordered, placePath: [], rackName: null, lot: lot("ordered") });
  }
  return lots;
}

function lotIn(
  cells: Cells,
  { price, state }: { readonly price: Price | null; readonly state: "held" | "ordered" },
  { settled, doubt }: Reading,
): LotFacts {
  const day = (use: "boughtOn" | "arrivesOn") => {
    const text = cells.text(use);
    const told = text === "" ? undefined : dayIn(text, settled.dates ?? "iso");
    if (text !== "" && told === undefined) doubt(`“${shortened(text)}” is not a date`, use);
    return told ?? null;
  };
  // What is told beside a rack and its place says where in it.
  const beside = cells.text("rack") === "" ? [] : cells.texts("place").slice(1);
  const within = [...beside, ...cells.texts("bin"), ...holeIn(cells)];
  const fitting = fit(doubt);
  return {
    millilitres: sizeIn(cells, doubt),
    position: fitting("bin", within.join(", "), LOT_LENGTHS.position),
    state,
    boughtOn: day("boughtOn"),
    arrivesOn: day("arrivesOn"),
    shop: fitting("shop", cells.text("shop"), LOT_LENGTHS.shop),
    price,
    note: fitting("lotNote", cells.text("lotNote"), LOT_LENGTHS.note),
  };
}

/** The hole of a rack as a position names it, where row and column are told by numbers. */
function holeIn(cells: Cells): readonly string[] {
  const told = [...cells.texts("row"), ...cells.texts("column")];
  if (told.length === 0) return cells.texts("hole");
  const [row = 0, column = 0] = told.map(Number);
  const isHole = told.length === 2 && isCountOf(row, RACK_MAX.rows);
  return isHole && isCountOf(column, RACK_MAX.columns)
    ? [holeName({ row, column, layer: 1 })]
    : told;
}

function isCountOf(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}

function placePathIn(cells: Cells, { format, doubt }: Reading): readonly string[] {
  const { nothing = [], orderedPlaces = [] } = format;
  const names = cells.texts("place");
  const all = names.filter((name) => !nothing.includes(name) && !orderedPlaces.includes(name));
  return placePath(cells.text("rack") === "" ? all : all.slice(0, 1), doubt);
}

function rackNameIn(cells: Cells, { doubt }: Reading): string | null {
  return fit(doubt)("rack", cells.text("rack"), PLACE_NAME_MAX);
}

function sizeIn(cells: Cells, doubt: Reading["doubt"]): number {
  const litres = cells.text("litres");
  const text = litres === "" ? cells.text("millilitres") : `${litres} l`;
  const size = text === "" ? BOTTLE_SIZE.usual : millilitresIn(text);
  if (size !== undefined) return size;
  doubt(`“${shortened(text)}” is not the size of a bottle`, "millilitres", "litres");
  return BOTTLE_SIZE.usual;
}
