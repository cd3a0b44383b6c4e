import {
  BARCODES,
  BOTTLE_SIZE,
  DRINKING_YEARS,
  foldText,
  type Lot,
  PLACE_NAME_MAX,
  type Price,
  RACK_MAX,
  TAGS,
  VINTAGE_MIN,
  type WineBody,
} from "sync-protocol";
import { holeName } from "../rules/lots/rack.ts";
import type { ExtraCell } from "../rules/cellar/extraFields.ts";
import { eventIn, type RowEvent, withoutMentions } from "./eventIn.ts";
import { type BottleState, type Format, PAST, STOCK, type Use } from "./formats/Format.ts";
import type { TableRow } from "./readTable.ts";
import {
  type Cells,
  cellsOf,
  fit,
  priceIn,
  type Reading,
  type Settled,
  shortened,
} from "./rowCells.ts";
import type { SourceTable } from "./SourceTable.ts";
import { dayIn, millilitresIn, numberIn, windowIn, wineTypeIn } from "./values.ts";

/** What a row tells of its wine; what it does not tell is not there. */
export type Facts = Partial<Omit<WineBody, "lots" | "quantity" | "photoUrl">>;

/** What a row tells of bottles. */
export type LotFacts = Omit<Lot, "id" | "bottles" | "foreignId" | "placeId">;

/** Some bottles of a row. */
export interface RowLot {
  readonly bottles: number;
  /** What their place is called. */
  readonly placeName: string | null;
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
  const cells = cellsOf(row, uses, format);
  const doubt = (sentence: string) => {
    doubts.push(sentence);
  };
  if (row.cells.slice(table.header.length).some((cell) => cell.trim() !== "")) {
    doubt("It has more cells than the table has headings, so they may stand under wrong ones");
  }
  const reading = { format, settled, doubt };
  const isGone = isGoneIn(cells, uses) || stateIn(cells, format) === "gone";
  const price = priceIn(cells, reading);
  const event = eventIn(cells, { isGone, price }, reading);
  const facts = factsIn(cells, { ...reading, isNoted: event !== undefined });
  return {
    wineKey: cells.text("wineKey") || undefined,
    bottleKey: cells.text("bottleKey") || undefined,
    facts,
    lots: isGone ? [] : lotsIn(cells, price, reading),
    tellsStock: format.bottleEach === true || COUNTS.some((use) => cells.text(use) !== ""),
    isGone,
    event,
    price,
    photo: cells.text("photo") || undefined,
    told: toldIn(row, { uses, format, header: table.header, isGone, event }),
    doubts,
  };
}

const COUNTS = ["bottles", "ordered"] as const;

function isGoneIn(cells: Cells, uses: readonly Use[]): boolean {
  const isNone = uses.includes("goneBottles") && ["", "0"].includes(cells.text("goneBottles"));
  return cells.text("goneOn") !== "" && !isNone;
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
  },
): readonly ExtraCell[] {
  const nothing = ["", ...(told.format.nothing ?? [])];
  return told.uses.flatMap((use, at): readonly ExtraCell[] => {
    const text = cells[at] ?? "";
    const isTold =
      RETOLD.has(use) ||
      (told.isGone && OF_BOTTLES.has(use)) ||
      (told.event?.what === "came" && OF_GONE.has(use)) ||
      (!told.event && OF_EVENTS.has(use) && use !== "tastedNote");
    return isTold && !nothing.includes(text.trim()) ? [[told.header[at] ?? "", text]] : [];
  });
}

function factsIn(cells: Cells, reading: Reading & { readonly isNoted: boolean }): Facts {
  const [country = "", region = "", ...within] = cells.text("locale").split(", ");
  const lines = {
    name: cells.text("name"),
    producer: cells.text("producer"),
    varietal: cells.text("varietal"),
    country: cells.text("country") || country,
    region: cells.text("region") || region,
    appellation: cells.text("appellation") || (within[1] ?? ""),
    designation: [...new Set([cells.text("designation"), cells.text("vineyard")])]
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

/** What was noted of the wine; what was tasted on a day is an event of its own. */
function notesIn(cells: Cells, { isNoted }: { readonly isNoted: boolean }): string {
  const tasted = isNoted ? [] : cells.texts("tastedNote");
  return [...tasted, ...cells.texts("notes")].map(withoutMentions).join("\n\n");
}

/** Notes of two, one below the other, each once. */
export function notesTogether(told: string, more: string): string {
  if (told.includes(more)) return told;
  return [told, more].filter((note) => note !== "").join("\n\n");
}

/** "Without a vintage", as people write it in English, French, German, Italian and Spanish. */
const NON_VINTAGE = new Set(
  "nv|n.v.|n/v|non-vintage|non vintage|nm|n.m.|non millesime|bsa|ohne jahrgang|o.j.|o. j.|s.a.|senza annata|sin anada".split(
    "|",
  ),
);

function vintageIn(cells: Cells, { format, doubt }: Reading): Facts {
  const text = cells.text("vintage");
  if (text === "" || format.unknownYears?.includes(text)) return {};
  if (NON_VINTAGE.has(foldText(text)) || format.nonVintage?.includes(text)) {
    return { nonVintage: true };
  }
  const year = /^\d{4}(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  if (year >= VINTAGE_MIN && year < 2200) return { vintage: year };
  doubt(`“${shortened(text)}” is no vintage`);
  return {};
}

function typeIn(cells: Cells, { format, doubt }: Reading): Facts {
  const text = cells.text("type");
  const type = wineTypeIn(text) ?? wineTypeIn(`${cells.text("color")} - ${cells.text("category")}`);
  if (type) return { type };
  const isSaid = text !== "" && !format.nothing?.includes(text);
  if (isSaid) doubt(`“${shortened(text)}” is none of the types of wine`);
  return {};
}

function alcoholIn(cells: Cells, { settled, doubt }: Reading): Facts {
  const text = cells.text("alcohol");
  const alcohol =
    text === "" ? undefined : numberIn(text, text.includes(",") ? "," : settled.decimal);
  if (alcohol === undefined || alcohol === 0) return {};
  if (alcohol > 0 && alcohol < 100) return { alcohol: Math.round(alcohol * 10) / 10 };
  doubt(`“${shortened(text)}” is no percentage of alcohol`);
  return {};
}

function yearsIn(cells: Cells, { format, doubt }: Reading): Facts {
  const window = windowIn(cells.text("window"));
  const year = (text: string): number | undefined => {
    if (text === "" || format.unknownYears?.includes(text) || text === "0") return undefined;
    const told = Number(/^\d{4}/.exec(text)?.[0]);
    if (told >= DRINKING_YEARS.min && told <= DRINKING_YEARS.max) return told;
    doubt(`“${shortened(text)}” is no year to drink it in`);
    return undefined;
  };
  const from = year(cells.text("drinkFrom") || (window.from ?? ""));
  const to = year(cells.text("drinkTo") || (window.to ?? ""));
  if (from !== undefined && to !== undefined && to < from) {
    doubt(`Its drinking window ends in ${String(to)}, before it begins in ${String(from)}`);
    return {};
  }
  return {
    ...(from !== undefined && { drinkFrom: from }),
    ...(to !== undefined && { drinkTo: to }),
  };
}

function setsIn(cells: Cells, { doubt }: Reading): Facts {
  const tags = [...partsOf(cells.text("tags")), ...cells.texts("tag")];
  const codes = partsOf(cells.text("barcodes")).map((code) => code.replace(/\s/g, ""));
  const { min, max } = BARCODES.digits;
  const isCode = (code: string) => /^\d+$/.test(code) && code.length >= min && code.length <= max;
  for (const code of codes) if (!isCode(code)) doubt(`“${shortened(code)}” is no barcode`);
  const kept = tags.filter((tag) => tag.length <= TAGS.length).slice(0, TAGS.most);
  if (kept.length < tags.length) doubt("Not all its tags fit");
  const barcodes = codes.filter(isCode).slice(0, BARCODES.most);
  return { ...(kept.length > 0 && { tags: kept }), ...(barcodes.length > 0 && { barcodes }) };
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

function lotsIn(cells: Cells, price: Price | null, reading: Reading): readonly RowLot[] {
  const { format } = reading;
  const counted = {
    held: countIn(cells, "bottles", reading),
    ordered: countIn(cells, "ordered", reading),
  };
  const here = counted.held ?? (format.bottleEach ? 1 : 0);
  const state = stateIn(cells, format);
  const lot = (of: "held" | "ordered") => lotIn(cells, { price, state: of }, reading);
  // What is on its way lies nowhere yet.
  const place = (of: "held" | "ordered") => (of === "held" ? placeNameIn(cells, reading) : null);
  const lots: RowLot[] = [];
  if (here > 0 && state !== "gone")
    lots.push({
      bottles: here,
      placeName: place(state),
      rackName: state === "held" ? rackNameIn(cells, reading) : null,
      lot: lot(state),
    });
  if (counted.ordered) {
    lots.push({
      bottles: counted.ordered,
      placeName: null,
      rackName: null,
      lot: lot("ordered"),
    });
  }
  return lots;
}

function countIn(cells: Cells, use: "bottles" | "ordered", { settled, doubt }: Reading) {
  const text = cells.text(use);
  if (text === "") return undefined;
  const count = numberIn(text, settled.decimal);
  if (count !== undefined && Number.isInteger(count) && count >= 0) return count;
  doubt(`“${shortened(text)}” is no number of bottles`);
  return 0;
}

function lotIn(
  cells: Cells,
  { price, state }: { readonly price: Price | null; readonly state: "held" | "ordered" },
  { settled, doubt }: Reading,
): LotFacts {
  const day = (use: "boughtOn" | "arrivesOn") => {
    const text = cells.text(use);
    const told = text === "" ? undefined : dayIn(text, settled.dates ?? "iso");
    if (text !== "" && told === undefined) doubt(`“${shortened(text)}” is no day`);
    return told ?? null;
  };
  // What is told beside a rack and its place says where in it.
  const beside = cells.text("rack") === "" ? [] : cells.texts("place").slice(1);
  const within = [...beside, ...cells.texts("bin"), ...holeIn(cells)];
  const fitting = fit(doubt);
  return {
    millilitres: sizeIn(cells, doubt),
    position: fitting("position", within.join(", "), 50),
    state,
    boughtOn: day("boughtOn"),
    arrivesOn: day("arrivesOn"),
    shop: fitting("shop", cells.text("shop"), 100),
    price,
    note: fitting("note", cells.text("lotNote"), 500),
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

function placeNameIn(cells: Cells, { format, doubt }: Reading): string | null {
  const { nothing = [], orderedPlaces = [] } = format;
  const names = cells.texts("place");
  const all = names.filter((name) => !nothing.includes(name) && !orderedPlaces.includes(name));
  const told = cells.text("rack") === "" ? all : all.slice(0, 1);
  return fit(doubt)("place", told.join(", "), PLACE_NAME_MAX);
}

function rackNameIn(cells: Cells, { doubt }: Reading): string | null {
  return fit(doubt)("rack", cells.text("rack"), PLACE_NAME_MAX);
}

function sizeIn(cells: Cells, doubt: Reading["doubt"]): number {
  const litres = cells.text("litres");
  const text = litres === "" ? cells.text("millilitres") : `${litres} l`;
  if (text === "") return BOTTLE_SIZE.usual;
  const size = millilitresIn(text);
  if (size !== undefined && size >= BOTTLE_SIZE.min && size <= BOTTLE_SIZE.max) return size;
  doubt(`“${shortened(text)}” is no size of a bottle`);
  return BOTTLE_SIZE.usual;
}
