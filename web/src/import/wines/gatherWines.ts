import { englishLabelOf, sameValue } from "sync-protocol";
import type { ImportedEvent } from "../../rules/history/ImportedEvent.ts";
import type { ExtraCell } from "../../rules/cellar/extraFields.ts";
import { groupedBy } from "../../rules/groupedBy.ts";
import { eventBook } from "./eventBook.ts";
import type { Use } from "../formats/index.ts";
import { notesTogether } from "./notesTogether.ts";
import type { Facts } from "../rows/factsIn.ts";
import type { ReadRow } from "../rows/readRow.ts";
import type { TableSettings } from "../rows/rowCells.ts";
import { type UnsureWines, wineKeys } from "./wineKeys.ts";
import type { OnProgress } from "../progress.ts";
import type { PlaceBook } from "./placeBook.ts";
import type { ImportedLot } from "./rackedLots.ts";
import type { SourceTable } from "../files/SourceTable.ts";
import { type ImportedRow, readRows, type FileLocation } from "./readRows.ts";
import { type Doubt, draftOf, type WineAccumulator, type WineDraft } from "./wineDraft.ts";
import { counter } from "../counter.ts";
import { i18n } from "../../language/i18n.ts";

export interface GatheredWines {
  readonly wines: readonly WineDraft[];
  readonly doubts: readonly Doubt[];
  readonly rows: number;
  /** The number of removed bottles. A bottle in several tables counts once. */
  readonly gone: number;
  readonly events: readonly ImportedEvent[];
  readonly unsure: readonly UnsureWines[];
}

interface GatherOptions {
  readonly settled: ReadonlyMap<SourceTable, TableSettings>;
  readonly places: PlaceBook;
  /** Ids of wines removed too long ago to be restored [W13: sweep]. */
  readonly sweptWineIds: ReadonlySet<string>;
  /** Keys of wines that are one wine according to the user. */
  readonly areOne: ReadonlySet<string>;
  readonly onProgress: OnProgress;
}

/**
 * Gathers the rows of all tables into wines, by the program's wine id or else by the wines' facts.
 * Several tables of a program describe the same bottles, so only the most reliable tables are
 * counted. Bottles with the same id or in identical rows of several files count once.
 */
export function gatherWines(
  tables: readonly SourceTable[],
  { settled, places, sweptWineIds, areOne, onProgress }: GatherOptions,
): GatheredWines {
  const rows = readRows(tables, settled, onProgress);
  const { keyOf, unsure } = wineKeys(rows, { sweptWineIds, areOne });
  const wines = new Map<string, WineAccumulator>();
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
      wine.isKeptEmpty ||= read.isKeptEmpty;
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
      wine.hasBottleCount ||= read.hasBottleCount;
      wine.unclearCount ??= read.unclearCount;
      wine.countedIn ??= file;
      if (isOneOfSeveral && read.bottleKey === undefined && wine.countedIn !== file) {
        doubt(
          i18n._("{file} has other numbers of its bottles: both were counted", {
            file: wine.countedIn,
          }),
        );
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

function addFacts(
  wine: WineAccumulator,
  { table: { format }, read }: ImportedRow,
  doubt: (sentence: string) => void,
): void {
  const of = read.bottleKey === undefined ? {} : { of: read.bottleKey };
  const otherwise = format.isOwners ? otherwiseIn(wine.facts, read.facts) : [];
  for (const { field } of otherwise) doubt(DIFFERS[field]);
  const cells = [...read.extraCells, ...otherwise.map(({ cell }) => cell)];
  if (cells.length > 0) wine.extraRows.push({ table: format.title, ...of, cells });
  wine.facts = joined(wine.facts, read.facts);
}

const DIFFERS = {
  alcohol: i18n._("Its alcohol differs from an earlier row, which was taken"),
  drinkFrom: i18n._("Its drink from differs from an earlier row, which was taken"),
  drinkTo: i18n._("Its drink until differs from an earlier row, which was taken"),
} as const;

interface OtherFact {
  readonly field: keyof typeof DIFFERS;
  readonly cell: ExtraCell;
}

/** Facts in which a further row of the user's table differs from the wine's first row. */
function otherwiseIn(facts: Facts, more: Facts): readonly OtherFact[] {
  return (["alcohol", "drinkFrom", "drinkTo"] as const).flatMap((field): readonly OtherFact[] => {
    const [first, other] = [facts[field] ?? null, more[field] ?? null];
    return first === null || other === null || first === other
      ? []
      : [{ field, cell: [englishLabelOf(field), String(other)] }];
  });
}

/**
 * Keeps a program's bottle id as an extra fact of the wine, if the bottle itself is counted in
 * another table of the program.
 */
function addNameOfBottles(
  wine: WineAccumulator,
  { table, read: { bottleKey } }: ImportedRow,
): void {
  const cells: readonly ExtraCell[] =
    bottleKey === undefined ? [] : [[headingOf(table, "bottleKey"), bottleKey]];
  if (cells.length > 0) wine.extraRows.push({ table: table.format.title, cells });
}

function begun(source: string, key: string, where: FileLocation): WineAccumulator {
  return {
    ...{ source, key, where, facts: {}, price: null, lots: [], racked: [], extraRows: [] },
    ...{ names: undefined, hasBottleCount: false, countedIn: undefined, photo: undefined },
    ...{ unclearCount: undefined, isKeptEmpty: false },
  };
}

/** The photo that a row names, from any folder in the table's ZIP. */
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

/**
 * Merges the facts of two rows. If both have a fact, the first row's fact is kept. Notes are
 * concatenated.
 */
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

function notesOf(earlier: string, more: string): Pick<Facts, "notes"> {
  const notes = notesTogether(earlier, more);
  return notes === "" ? {} : { notes };
}

function addLots(lots: ImportedLot[], { lots: read, bottleKey }: ReadRow): void {
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

type IsNewBottle = (wine: string, name: string) => boolean;

/**
 * Records the counted bottles by id. A bottle whose id is in an earlier table is not counted again.
 * Within one table, each occurrence counts, because some programs repeat a number on each shelf.
 */
function bottleBook(): () => IsNewBottle {
  const counted = new Set<string>();
  return () => {
    const nthOf = counter();
    return (wine, name) => {
      const bottle = JSON.stringify([wine, name]);
      const numbered = `${bottle} ${String(nthOf(bottle))}`;
      const isNew = !counted.has(numbered);
      counted.add(numbered);
      return isNew;
    };
  };
}
