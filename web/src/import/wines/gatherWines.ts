import {
  BARCODES,
  labelOf,
  type Lot,
  LOT_LENGTHS,
  LOTS_MAX,
  type Price,
  PROSE_MAX,
  QUANTITY,
  sameValue,
  TAGS,
  type WineBody,
  type WineEvent,
} from "sync-protocol";
import {
  joinedRows,
  type ExtraCell,
  type ExtraRow,
  extraText,
} from "../../rules/cellar/extraFields.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import { bottleBook } from "./bottleBook.ts";
import { counter } from "../counter.ts";
import { eventBook } from "./eventBook.ts";
import type { Use } from "../formats/index.ts";
import { importedId } from "./importIds.ts";
import { notesTogether } from "./notesTogether.ts";
import { type Facts, type ReadRow, readRow, type RowLot } from "../rows/readRow.ts";
import { fit, type Settled } from "../rows/rowCells.ts";
import { type SourceRow, type UnsureWines, wineKeys } from "./wineKeys.ts";
import { inParts, type OnProgress } from "../progress.ts";
import type { PlaceBook } from "./placeBook.ts";
import { type GatheredLot, placedInRacks } from "./rackedLots.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { currencyIn } from "../values/currencies.ts";
import { bottleCountIn } from "../values/numbers.ts";
import { isWord } from "../words/cellWords.ts";

/** Where something stands in a person's files. */
export interface Where {
  readonly file: string;
  readonly line: number;
}

/** Something that could not be understood and was left out, in a sentence, with its row. */
export interface Doubt {
  readonly where: Where;
  readonly sentence: string;
}

/** A wine as the files tell of it. */
export interface WineDraft {
  readonly wineId: string;
  readonly bottleId: string;
  readonly source: string;
  readonly where: Where;
  /** What is told of it; what is not stays to be told. */
  readonly facts: Facts;
  readonly lots: readonly Lot[];
  /** It is told how many bottles there are, also where that is none. */
  readonly tellsStock?: boolean;
  /** A number of bottles that can't be taken as it is: its owner says how many there are. */
  readonly unclearCount?: string | undefined;
  /** It belongs in the cellar without a bottle, too. */
  readonly comesEmpty?: boolean;
  /** What of others that are joined to it found no room. */
  readonly doubts?: readonly Doubt[];
  /** Its photo, as its program keeps it. */
  readonly photo?: Uint8Array | undefined;
  /** It comes whole, from an export of ours: also what says nothing of it is told. */
  readonly whole?:
    | {
        readonly body: WineBody;
        readonly isArchived: boolean;
        /** A JPEG. */
        readonly photo: Uint8Array | undefined;
      }
    | undefined;
}

/** What came of all tables. */
export interface Gathered {
  readonly wines: readonly WineDraft[];
  readonly doubts: readonly Doubt[];
  /** How many rows were read, and how many bottles are gone, each told by one table or by several. */
  readonly rows: number;
  readonly gone: number;
  /** What became of bottles, and what was tasted. */
  readonly events: readonly WineEvent[];
  /** Wines alike in name that could be one. */
  readonly unsure: readonly UnsureWines[];
}

/** A wine while its rows come together. */
interface Gathering {
  readonly source: string;
  readonly key: string;
  readonly where: Where;
  facts: Facts;
  price: Price | null;
  photo: Uint8Array | undefined;
  readonly lots: GatheredLot[];
  /** Bottles that lie in racks. */
  readonly racked: RowLot[];
  readonly told: ExtraRow[];
  /** The table and the column that name its bottles. */
  names: { readonly table: string; readonly heading: string } | undefined;
  tellsStock: boolean;
  unclearCount: string | undefined;
  comesEmpty: boolean;
  /** The file that was the first to count its bottles. */
  countedIn: string | undefined;
}

/** What rows are brought together by. */
interface GatheringBy {
  readonly settled: ReadonlyMap<SourceTable, Settled>;
  readonly places: PlaceBook;
  /** The ids of wines that were removed here too long ago to come back (rule W13). */
  readonly swept: ReadonlySet<string>;
  /** The keys of wines of which their owner says that they are one. */
  readonly areOne: ReadonlySet<string>;
  readonly onProgress: OnProgress;
}

/** A row of a table, read. */
interface GatheredRow extends SourceRow {
  readonly table: SourceTable;
  readonly where: Where;
  /** The whole row, by which one without a name of its own is known. */
  readonly cells: readonly string[];
}

/**
 * Brings the rows of all tables together into wines, by what their program calls a wine, or by what
 * is told of it where it is not called anything.
 *
 * Several tables of a program tell of the same bottles: those that tell best alone are counted, and
 * bottles that bear a name, or whose whole row is the same, once, in however many files they stand.
 */
export function gatherWines(
  tables: readonly SourceTable[],
  { settled, places, swept, areOne, onProgress }: GatheringBy,
): Gathered {
  const rows = readRows(tables, settled, onProgress);
  const { keyOf, unsure } = wineKeys(rows, { swept, areOne });
  const wines = new Map<string, Gathering>();
  const doubts: Doubt[] = [];
  const events = eventBook();
  const newBottlesOf = bottleBook();
  const best = bestStock(tables);
  const gone = new Map<string, number>();
  for (const [source, ofTable] of groupedBy(rows, ({ table }) => table)) {
    const { file, format } = source;
    const isOneOfSeveral = tables.filter((one) => one.format === format).length > 1;
    const isNewBottle = newBottlesOf();
    const goneBefore = counter();
    for (const row of ofTable) {
      const { read, where, cells } = row;
      doubts.push(...read.doubts.map((sentence) => ({ where, sentence })));
      const key = keyOf(row);
      if (read.isGone) gone.set(key, Math.max(gone.get(key) ?? 0, goneBefore(key) + 1));
      const wine = wines.get(key) ?? begun(format.source, key, where);
      wines.set(key, wine);
      const doubt = (sentence: string) => {
        doubts.push({ where, sentence });
      };
      addFacts(wine, row, doubt);
      if (read.event) events.add({ file, wine: key }, read.event);
      if (format.pricesWines) wine.price ??= read.price;
      wine.photo ??= photoIn(source, read);
      wine.comesEmpty ||= read.comesEmpty;
      if (format.racks) {
        wine.racked.push(...read.lots);
        continue;
      }
      if (format.stock !== best.get(format.source)) {
        addNameOfBottles(wine, row);
        continue;
      }
      const name = read.bottleKey ?? (isOneOfSeveral ? JSON.stringify(cells) : undefined);
      if (name !== undefined && !isNewBottle(key, name)) continue;
      wine.names ??= { table: format.title, heading: headingOf(source, "bottleKey") };
      wine.tellsStock ||= read.tellsStock;
      wine.unclearCount ??= read.unclearCount;
      wine.countedIn ??= file;
      if (isOneOfSeveral && read.bottleKey === undefined && wine.countedIn !== file) {
        doubt(`${wine.countedIn} has other numbers of its bottles: both were counted`);
      }
      addLots(wine.lots, read);
    }
  }
  const drafts = [...wines.values()].map((wine) => draftOf(wine, doubts, places));
  const goneInAll = [...gone.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...{ wines: drafts, doubts, rows: rows.length, gone: goneInAll },
    ...{ events: events.events(), unsure },
  };
}

function readRows(
  tables: readonly SourceTable[],
  settled: GatheringBy["settled"],
  onProgress: OnProgress,
): readonly GatheredRow[] {
  const rows: GatheredRow[] = [];
  const parts = inParts(inOrder(tables), ({ table }) => table.rows.length, onProgress);
  for (const [source, onTable] of parts) {
    const { file, format, table } = source;
    const known = settled.get(source);
    if (!known) continue;
    for (const [at, row] of table.rows.entries()) {
      onTable(at / table.rows.length);
      const read = readRow(row, source, known);
      if (isBlank(read) || (format.isOwners && isTotal(row.cells))) continue;
      const where = { file, line: row.line };
      rows.push({ source: format.source, table: source, where, cells: row.cells, read });
    }
  }
  return rows;
}

/** What a row says of its wine beside its bottles. */
function addFacts(
  wine: Gathering,
  { table: { format }, read }: GatheredRow,
  doubt: (sentence: string) => void,
): void {
  const of = read.bottleKey === undefined ? {} : { of: read.bottleKey };
  const otherwise = format.isOwners ? otherwiseIn(wine.facts, read.facts) : [];
  for (const [label] of otherwise)
    doubt(`Its ${label.toLowerCase()} differs from an earlier row, which was taken`);
  const cells = [...read.told, ...otherwise];
  if (cells.length > 0) wine.told.push({ table: format.title, ...of, cells });
  wine.facts = joined(wine.facts, read.facts);
}

/** Facts that one wine has once and that a further row of its owner's table says otherwise. */
function otherwiseIn(facts: Facts, more: Facts): readonly ExtraCell[] {
  return (["alcohol", "drinkFrom", "drinkTo"] as const).flatMap((field): readonly ExtraCell[] => {
    const [first, other] = [facts[field] ?? null, more[field] ?? null];
    return first === null || other === null || first === other
      ? []
      : [[labelOf(field), String(other)]];
  });
}

/** What a program calls bottles that another of its tables counts. */
function addNameOfBottles(wine: Gathering, { table, read: { bottleKey } }: GatheredRow): void {
  const cells: readonly ExtraCell[] =
    bottleKey === undefined ? [] : [[headingOf(table, "bottleKey"), bottleKey]];
  if (cells.length > 0) wine.told.push({ table: table.format.title, cells });
}

function begun(source: string, key: string, where: Where): Gathering {
  return {
    ...{ source, key, where, facts: {}, price: null, lots: [], racked: [], told: [] },
    ...{ names: undefined, tellsStock: false, countedIn: undefined, photo: undefined },
    ...{ unclearCount: undefined, comesEmpty: false },
  };
}

/** The photo that a row names, where it lies beside its table, in whatever folder. */
function photoIn({ photos = {} }: SourceTable, { photo }: ReadRow): Uint8Array | undefined {
  const name = photo?.split("/").at(-1) ?? "";
  return Object.hasOwn(photos, name) ? photos[name] : undefined;
}

function headingOf({ uses, table }: SourceTable, use: Use): string {
  return table.header[uses.indexOf(use)] ?? "";
}

function bestStock(tables: readonly SourceTable[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const { format } of tables) {
    best.set(format.source, Math.max(best.get(format.source) ?? 0, format.stock ?? 0));
  }
  return best;
}

/** Those that tell of bottles first: the wines then stand in the order of their bottles. */
function inOrder(tables: readonly SourceTable[]): readonly SourceTable[] {
  return [...tables].sort((one, other) => (other.format.stock ?? 0) - (one.format.stock ?? 0));
}

function isBlank({ wineKey, facts }: ReadRow): boolean {
  return wineKey === undefined && Object.keys(facts).length === 0;
}

/** A row below a table with its sum: a word for it, and beside it nothing but numbers. */
function isTotal(cells: readonly string[]): boolean {
  const texts = cells.map((cell) => cell.trim()).filter((text) => /\p{L}/u.test(text));
  const words = (texts[0] ?? "")
    .replace(/[\d.,:=()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const [label = ""] = words.split(/\s(?=\S+$)/);
  const isLabel = isWord("totals", words) || (isWord("totals", label) && words !== label);
  return (
    isLabel &&
    texts
      .slice(1)
      .every((text) => currencyIn(text) !== undefined || bottleCountIn(text) !== undefined)
  );
}

/** What is told first holds; notes of several rows stand one below the other. */
function joined(facts: Facts, more: Facts): Facts {
  const tags = [...(facts.tags ?? []), ...(more.tags ?? [])];
  const barcodes = [...new Set([...(facts.barcodes ?? []), ...(more.barcodes ?? [])])];
  return {
    ...more,
    ...facts,
    ...notesOf(facts.notes ?? "", more.notes ?? ""),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
    ...(barcodes.length > 0 && { barcodes }),
  };
}

function notesOf(told: string, more: string): Pick<Facts, "notes"> {
  const notes = notesTogether(told, more);
  return notes === "" ? {} : { notes };
}

/** Bottles that have all in common are one lot. */
function addLots(lots: GatheredLot[], { lots: read, bottleKey }: ReadRow): void {
  const names = bottleKey === undefined ? [] : [bottleKey];
  for (const { bottles, ...where } of read) {
    const alike = lots.find(({ placePath, rackName, lot }) =>
      sameValue({ placePath, rackName, lot }, where),
    );
    if (alike) {
      alike.bottles += bottles;
      alike.bottleKeys.push(...names);
    } else {
      lots.push({ bottles, ...where, bottleKeys: [...names] });
    }
  }
}

function draftOf(wine: Gathering, doubts: Doubt[], places: PlaceBook): WineDraft {
  const { source, where, key } = wine;
  const wineId = importedId("wine", key);
  const bottleId = importedId("bottle", key);
  const isNoneLeft = wine.tellsStock && wine.lots.length === 0;
  const priced = placedInRacks(wine.lots, isNoneLeft ? [] : wine.racked).map((one) => ({
    ...one,
    lot: { ...one.lot, price: one.lot.price ?? wine.price },
  }));
  const fitting = fittingLots(priced);
  const doubt = (sentence: string) => {
    doubts.push({ where, sentence });
  };
  if (fitting.length < priced.length) {
    doubt(
      `It has ${String(priced.length)} lots; the smallest were put together to make ${String(LOTS_MAX)}`,
    );
  }
  const { notes, tags, barcodes, beyond } = fittingFacts(wine.facts, doubt);
  const { text: extraFields, tooMany } = extraText([
    ...joinedRows(wine.told),
    ...namesWithoutRoom(wine, fitting),
    ...(beyond.length > 0 ? [{ table: source, cells: beyond }] : []),
  ]);
  if (tooMany > 0) doubt("Its columns that have no field are longer than fits, and were cut");
  const firstHeld = fitting.findIndex(({ lot }) => lot.state === "held");
  const lots = fitting.map(({ bottles, lot, placePath, rackName, bottleKeys }, at): Lot => {
    const placeId =
      rackName === null
        ? places.idOf(source, placePath)
        : places.rackIn(source, placePath, rackName);
    const id =
      at === firstHeld ? bottleId : importedId("lot", key, JSON.stringify({ ...lot, placeId }));
    return {
      ...lot,
      id,
      bottles,
      placeId,
      foreignId: foreignIdOf(bottleKeys),
    };
  });
  const facts = {
    ...wine.facts,
    ...(notes !== null && { notes }),
    ...(tags && { tags }),
    ...(barcodes && { barcodes }),
    ...(extraFields !== null && { extraFields }),
  };
  const { tellsStock, comesEmpty, photo } = wine;
  const unclearCount = wine.unclearCount ?? tooManyIn(lots);
  return {
    ...{ wineId, bottleId, source, where, facts, lots },
    ...{ tellsStock, unclearCount, comesEmpty, photo },
  };
}

/** The parts of a wine that are as long as its fields, and what is beyond that as cells to be kept. */
function fittingFacts(facts: Facts, doubt: (sentence: string) => void) {
  const beyond: ExtraCell[] = [];
  const some = (field: "tags" | "barcodes", most: number) => {
    const all = facts[field];
    if (all && all.length > most) {
      doubt(`Not all its ${field} fit`);
      beyond.push([labelOf(field), all.slice(most).join(", ")]);
    }
    return all?.slice(0, most);
  };
  const whole = facts.notes ?? "";
  const notes = fit(doubt)("notes", whole, PROSE_MAX);
  if (whole.length > PROSE_MAX) beyond.push([labelOf("notes"), whole.slice(PROSE_MAX)]);
  const tags = some("tags", TAGS.most);
  return { notes, tags, barcodes: some("barcodes", BARCODES.most), beyond };
}

/** How many bottles a wine has by its rows, where that is more than a wine can have. */
function tooManyIn(lots: readonly Lot[]): string | undefined {
  const bottles = lots.reduce((sum, lot) => sum + lot.bottles, 0);
  return bottles > QUANTITY.max ? String(bottles) : undefined;
}

/** The names of a lot's bottles elsewhere, where all of them fit. */
function foreignIdOf(names: readonly string[]): string | null {
  const all = names.join(" ");
  return all === "" || all.length > LOT_LENGTHS.foreignId ? null : all;
}

/** What the program calls bottles of lots that have no room for so many names, as it was written. */
function namesWithoutRoom({ names }: Gathering, lots: readonly GatheredLot[]): readonly ExtraRow[] {
  const left = lots.flatMap(({ bottleKeys }) =>
    foreignIdOf(bottleKeys) === null ? bottleKeys : [],
  );
  if (!names || left.length === 0) return [];
  return [{ table: names.table, cells: [[names.heading, left.join(" ")]] }];
}

/** The largest lots, and the rest of each state as one without details, so that no bottle is lost. */
function fittingLots(lots: readonly GatheredLot[]): readonly GatheredLot[] {
  if (lots.length <= LOTS_MAX) return lots;
  const bySize = [...lots].sort((one, other) => other.bottles - one.bottles);
  const kept = new Set(bySize.slice(0, LOTS_MAX - 2));
  const rest = bySize.slice(LOTS_MAX - 2);
  const together = (["held", "ordered"] as const).flatMap((state) => {
    const some = rest.filter(({ lot }) => lot.state === state);
    const [first] = some;
    if (!first) return [];
    const bottles = some.reduce((sum, one) => sum + one.bottles, 0);
    const plain = {
      ...first.lot,
      position: null,
      boughtOn: null,
      arrivesOn: null,
      shop: null,
      price: null,
      note: null,
    };
    const bottleKeys = some.flatMap((one) => one.bottleKeys);
    return [{ bottles, lot: plain, placePath: [], rackName: null, bottleKeys }];
  });
  return [...lots.filter((one) => kept.has(one)), ...together];
}
