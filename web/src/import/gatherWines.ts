import {
  foldText,
  type Lot,
  LOTS_MAX,
  type Price,
  PROSE_MAX,
  QUANTITY,
  sameValue,
  TAGS,
  type WineBody,
  type WineEvent,
} from "sync-protocol";
import { joinedRows, type ExtraRow, extraText } from "../rules/cellar/extraFields.ts";
import { bottleBook } from "./bottleBook.ts";
import { counter } from "./counter.ts";
import { eventBook } from "./eventBook.ts";
import type { Use } from "./formats/index.ts";
import { importedId } from "./importIds.ts";
import { type Facts, notesTogether, type ReadRow, readRow, type RowLot } from "./readRow.ts";
import { fit, type Settled } from "./rowCells.ts";
import { inParts, type OnProgress } from "./progress.ts";
import type { PlaceBook } from "./placeBook.ts";
import { type GatheredLot, placedInRacks } from "./rackedLots.ts";
import type { SourceTable } from "./SourceTable.ts";

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
  /** The file that was the first to count its bottles. */
  countedIn: string | undefined;
}

/** What rows are brought together by. */
interface GatheringBy {
  readonly settled: ReadonlyMap<SourceTable, Settled>;
  readonly places: PlaceBook;
  /** The ids of wines that were removed here too long ago to come back (rule W13). */
  readonly swept: ReadonlySet<string>;
  readonly onProgress: OnProgress;
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
  { settled, places, swept, onProgress }: GatheringBy,
): Gathered {
  const wines = new Map<string, Gathering>();
  const doubts: Doubt[] = [];
  const events = eventBook();
  const newBottlesOf = bottleBook();
  const keyOf = wineKeys(swept);
  const best = bestStock(tables);
  const gone = new Map<string, number>();
  let rows = 0;
  const parts = inParts(inOrder(tables), ({ table }) => table.rows.length, onProgress);
  for (const [source, onTable] of parts) {
    const { file, format, table } = source;
    const known = settled.get(source);
    if (!known) continue;
    const isOneOfSeveral = tables.filter((one) => one.format === format).length > 1;
    const isNewBottle = newBottlesOf();
    const goneBefore = counter();
    for (const [at, row] of table.rows.entries()) {
      onTable(at / table.rows.length);
      const where = { file, line: row.line };
      const read = readRow(row, source, known);
      if (isBlank(read)) continue;
      rows += 1;
      doubts.push(...read.doubts.map((sentence) => ({ where, sentence })));
      const key = keyOf(format.source, read);
      if (read.isGone) gone.set(key, Math.max(gone.get(key) ?? 0, goneBefore(key) + 1));
      const wine = wines.get(key) ?? begun(format.source, key, where);
      wines.set(key, wine);
      wine.facts = joined(wine.facts, read.facts);
      if (read.event) events.add({ file, wine: key }, read.event);
      if (read.told.length > 0) {
        const of = read.bottleKey === undefined ? {} : { of: read.bottleKey };
        wine.told.push({ table: format.title, ...of, cells: [...read.told] });
      }
      if (format.pricesWines) wine.price ??= read.price;
      wine.photo ??= photoIn(source, read);
      if (format.racks) {
        wine.racked.push(...read.lots);
        continue;
      }
      if (format.stock !== best.get(format.source)) continue;
      const name = read.bottleKey ?? (isOneOfSeveral ? JSON.stringify(row.cells) : undefined);
      if (name !== undefined && !isNewBottle(key, name)) continue;
      wine.names ??= { table: format.title, heading: headingOf(source, "bottleKey") };
      wine.tellsStock ||= read.tellsStock;
      wine.countedIn ??= file;
      if (isOneOfSeveral && read.bottleKey === undefined && wine.countedIn !== file) {
        const sentence = `${wine.countedIn} tells of its bottles too, otherwise: both were counted`;
        doubts.push({ where, sentence });
      }
      addLots(wine.lots, read);
    }
  }
  const drafts = [...wines.values()].map((wine) => draftOf(wine, doubts, places));
  const goneInAll = [...gone.values()].reduce((sum, count) => sum + count, 0);
  return { wines: drafts, doubts, rows, gone: goneInAll, events: events.events() };
}

function begun(source: string, key: string, where: Where): Gathering {
  return {
    ...{ source, key, where, facts: {}, price: null, lots: [], racked: [], told: [] },
    ...{ names: undefined, tellsStock: false, countedIn: undefined, photo: undefined },
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
  return wineKey === undefined && facts.name === undefined && facts.producer === undefined;
}

/**
 * What a row's wine is known by: what its program calls it, else its names; where another table before tells of
 * a wine of these names that the program calls something, it is that. One whose id was swept is known by another
 * key, so that it can come anew.
 */
function wineKeys(swept: ReadonlySet<string>): (source: string, read: ReadRow) => string {
  const keys = new Map<string, string>();
  const living = new Map<string, string>();
  const livingKey = (key: string): string => {
    const known = living.get(key);
    if (known !== undefined) return known;
    let found = key;
    while (swept.has(importedId("wine", found))) found = `${found}/again`;
    living.set(key, found);
    return found;
  };
  return (source, read) => {
    const names = `${source}/${namesOf(read)}`;
    const id = read.wineKey && `${source}/id:${read.wineKey.toLowerCase()}`;
    const key = id ?? keys.get(names) ?? names;
    if (!keys.has(names)) keys.set(names, key);
    return livingKey(key);
  };
}

function namesOf({ facts }: ReadRow): string {
  const { producer = "", name = "", designation = "", vintage, nonVintage } = facts;
  const year = nonVintage ? "NV" : String(vintage ?? "");
  const names = [producer, name, designation ?? ""].map(foldText);
  return `wine:${JSON.stringify([...names, year])}`;
}

/** What is told first holds; notes of several rows stand one below the other. */
function joined(facts: Facts, more: Facts): Facts {
  const tags = [...(facts.tags ?? []), ...(more.tags ?? [])];
  return {
    ...more,
    ...facts,
    ...notesOf(facts.notes ?? "", more.notes ?? ""),
    ...(tags.length > 0 && { tags: [...new Set(tags)] }),
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
    const alike = lots.find(({ placeName, rackName, lot }) =>
      sameValue({ placeName, rackName, lot }, where),
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
  const { text: extraFields, tooMany } = extraText([
    ...joinedRows(wine.told),
    ...namesWithoutRoom(wine, fitting),
  ]);
  if (tooMany > 0) doubt("Its columns that have no field are longer than fits, and were cut");
  const firstHeld = fitting.findIndex(({ lot }) => lot.state === "held");
  const lots = fitting.map(({ bottles, lot, placeName, rackName, bottleKeys }, at): Lot => {
    const inPlace = placeName === null ? null : places.idOf(source, placeName);
    const placeId = rackName === null ? inPlace : places.rackIn(source, placeName, rackName);
    const id =
      at === firstHeld ? bottleId : importedId("lot", key, JSON.stringify({ ...lot, placeId }));
    return {
      ...lot,
      id,
      bottles: capped(bottles, doubt),
      placeId,
      foreignId: foreignIdOf(bottleKeys),
    };
  });
  const tags = wine.facts.tags?.slice(0, TAGS.most);
  if (tags && tags.length < (wine.facts.tags?.length ?? 0)) doubt("Not all its tags fit");
  const notes = fit(doubt)("note", wine.facts.notes ?? "", PROSE_MAX);
  const facts = {
    ...wine.facts,
    ...(notes !== null && { notes }),
    ...(tags && { tags }),
    ...(extraFields !== null && { extraFields }),
  };
  const { tellsStock, photo } = wine;
  return { wineId, bottleId, source, where, facts, lots, tellsStock, photo };
}

function capped(bottles: number, doubt: (sentence: string) => void): number {
  if (bottles <= QUANTITY.max) return bottles;
  doubt(
    `${String(bottles)} bottles are more than a lot can have, which is ${String(QUANTITY.max)}`,
  );
  return QUANTITY.max;
}

/** The names of a lot's bottles elsewhere, where all of them fit. */
function foreignIdOf(names: readonly string[]): string | null {
  const all = names.join(" ");
  return all === "" || all.length > 100 ? null : all;
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
    return [{ bottles, lot: plain, placeName: null, rackName: null, bottleKeys }];
  });
  return [...lots.filter((one) => kept.has(one)), ...together];
}
