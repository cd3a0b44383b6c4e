import { useLiveQuery } from "dexie-react-hooks";
import type { EventBody, Place } from "sync-protocol";
import { newId } from "../../../platform/newId.ts";
import { cellarOf, inCellar } from "../../db/cellars.ts";
import { type ImportWatch, importWines } from "../../db/commands/importWines.ts";
import { undoImport, type UndoCounts } from "../../db/commands/undoImport.ts";
import { dropDraft, keepDraft, readDraft } from "../../db/drafts.ts";
import {
  type ImportNote,
  readEventsAsImported,
  readImported,
  readImports,
} from "../../db/importJournal.ts";
import { readEventIds, readSweptIds } from "../../db/takenIds.ts";
import { readPlaces } from "../../db/queries/readPlaces.ts";
import type { ImportedChanges } from "../../../import/index.ts";
import type { WriteContext } from "../../outbox/outbox.ts";
import { useOpenStoreId } from "../useSession.ts";
import { openCellar } from "../openCellar.ts";
import { changeCellar } from "./changeCellar.ts";

export type { UndoCounts } from "../../db/commands/undoImport.ts";
export type { ImportNote } from "../../db/importJournal.ts";
export { UNDO_MS } from "../../db/importJournal.ts";

const NONE: readonly ImportNote[] = [];

export function useImports(): readonly ImportNote[] {
  const storeId = useOpenStoreId();
  return useLiveQuery(
    () => (storeId === undefined ? NONE : readImports(cellarOf(storeId)).catch(() => NONE)),
    [storeId],
    NONE,
  );
}

/**
 * Writes an import and returns the number of changes. All changes are durable on this device when
 * the promise resolves.
 */
export function writeImport(
  {
    photos,
    ...imported
  }: ImportedChanges & { readonly title: string; readonly otherFiles?: number },
  watch: ImportWatch,
): Promise<number> {
  const jpegs = new Map(photos.map(({ of, jpeg }) => [of, jpeg]));
  const order = { id: newId(), ...imported, photos: jpegs };
  return changeCellar(openCellar(), (cellar) => importWines(cellar, order, context(), watch));
}

export function takeBackImport(importId: string): Promise<UndoCounts> {
  return changeCellar(openCellar(), (cellar) => undoImport(cellar, importId, context()));
}

export function placesHere(): Promise<readonly Place[]> {
  return inCellar(openCellar(), readPlaces);
}

export function eventsHere(): Promise<ReadonlySet<string>> {
  return inCellar(openCellar(), readEventIds);
}

export function eventsAsImported(): Promise<ReadonlyMap<string, EventBody>> {
  return inCellar(openCellar(), readEventsAsImported);
}

export function sweptHere(): Promise<ReadonlySet<string>> {
  return inCellar(openCellar(), readSweptIds);
}

/** The fields that the user last assigned to the columns of a table with these headings, if any. */
export function rememberedColumns(header: readonly string[]): Promise<unknown> {
  return inCellar(openCellar(), (cellar) => readDraft(cellar, keyOfColumns(header)));
}

/**
 * Stores the fields assigned to a table's columns for the next table with the same headings. Works
 * offline.
 */
export function rememberColumns(header: readonly string[], uses: readonly string[]): Promise<void> {
  return inCellar(openCellar(), (cellar) => keepDraft(cellar, keyOfColumns(header), uses));
}

export function rememberedAnswers(table: string): Promise<unknown> {
  return inCellar(openCellar(), (cellar) => readDraft(cellar, keyOfAnswers(table)));
}

/** Stores the answers about a table for the next table of this name. Works offline. */
export function rememberAnswers(table: string, answers: unknown): Promise<void> {
  return inCellar(openCellar(), (cellar) => keepDraft(cellar, keyOfAnswers(table), answers));
}

export function rememberedCompletions(files: string): Promise<unknown> {
  return inCellar(openCellar(), (cellar) => readDraft(cellar, keyOfCompletions(files)));
}

/** Stores completions of the wines in these files until they are imported. Works offline. */
export function rememberCompletions(files: string, completions: unknown): Promise<void> {
  return inCellar(openCellar(), (cellar) =>
    keepDraft(cellar, keyOfCompletions(files), completions),
  );
}

export function forgetCompletions(files: string): Promise<void> {
  return inCellar(openCellar(), (cellar) => dropDraft(cellar, keyOfCompletions(files)));
}

/**
 * The existing wines that the user matched with wines in files, by the id of the wine in the file.
 */
export function rememberedJoins(): Promise<unknown> {
  return inCellar(openCellar(), (cellar) => readDraft(cellar, JOINS));
}

/**
 * Stores which wines in files match existing wines, so that the user is asked once. Works offline.
 */
export function rememberJoins(joins: Readonly<Record<string, string>>): Promise<void> {
  return inCellar(openCellar(), (cellar) => keepDraft(cellar, JOINS, joins));
}

const JOINS = "import-joins";

function keyOfAnswers(table: string): string {
  return `import-answers/${table}`;
}

function keyOfCompletions(files: string): string {
  return `import-completions/${files}`;
}

function keyOfColumns(header: readonly string[]): string {
  return `import-columns/${JSON.stringify(header)}`;
}

/**
 * By wine id: the values that the latest import on this device gave the wine, and whether that
 * import was undone.
 */
export async function wasImported() {
  const cellar = openCellar();
  const notes = new Map((await readImports(cellar)).map((note) => [note.id, note]));
  const imported = await readImported(cellar);
  const inOrder = [...imported].sort(
    (one, other) => (notes.get(one.importId)?.at ?? 0) - (notes.get(other.importId)?.at ?? 0),
  );
  return new Map(
    inOrder.map(({ wineId, body, importId }) => {
      const isImportUndone = notes.get(importId)?.isUndone === true;
      return [wineId, { imported: isImportUndone ? undefined : body, isImportUndone }];
    }),
  );
}

function context(): WriteContext {
  return { now: Date.now(), newId };
}
