import { useLiveQuery } from "dexie-react-hooks";
import type { EventBody, Place } from "sync-protocol";
import { newId } from "../../../platform/newId.ts";
import { cellarOf, inCellar } from "../../db/cellars.ts";
import { type ImportWatch, importWines } from "../../db/commands/importWines.ts";
import { undoImport, type Undone } from "../../db/commands/undoImport.ts";
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
import type { Occasion } from "../../outbox/outbox.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { noteWrite } from "../../sync/startSync.ts";
import { useSession } from "../useSession.ts";

export type { Undone } from "../../db/commands/undoImport.ts";
export type { ImportNote } from "../../db/importJournal.ts";
export { UNDO_MS } from "../../db/importJournal.ts";

const NONE: readonly ImportNote[] = [];

/** The imports of this device, the latest first. */
export function useImports(): readonly ImportNote[] {
  const session = useSession();
  const userId = session.kind === "signedIn" ? session.user.id : undefined;
  return useLiveQuery(
    () => (userId === undefined ? NONE : readImports(cellarOf(userId)).catch(() => NONE)),
    [userId],
    NONE,
  );
}

/** Writes an import; resolves with the number of its changes once all are durable here. */
export async function writeImport(
  { photos, ...imported }: ImportedChanges & { readonly title: string },
  watch: ImportWatch,
): Promise<number> {
  const jpegs = new Map(photos.map(({ of, jpeg }) => [of, jpeg]));
  const order = { id: newId(), ...imported, photos: jpegs };
  const done = await inCellar(signedInCellar(), (cellar) =>
    importWines(cellar, order, occasion(), watch),
  );
  noteWrite();
  return done;
}

/** Takes an import back as a whole; resolves with what that came to. */
export async function takeBackImport(importId: string): Promise<Undone> {
  const done = await inCellar(signedInCellar(), (cellar) =>
    undoImport(cellar, importId, occasion()),
  );
  noteWrite();
  return done;
}

/** The places that are there now. */
export function placesHere(): Promise<readonly Place[]> {
  return inCellar(signedInCellar(), readPlaces);
}

/** The ids of the events that are known here. */
export function eventsHere(): Promise<ReadonlySet<string>> {
  return inCellar(signedInCellar(), readEventIds);
}

/** How imports of this device told the events that they brought. */
export function eventsAsImported(): Promise<ReadonlyMap<string, EventBody>> {
  return inCellar(signedInCellar(), readEventsAsImported);
}

/** The ids of wines that were removed too long ago to come back. */
export function sweptHere(): Promise<ReadonlySet<string>> {
  return inCellar(signedInCellar(), readSweptIds);
}

/** What the columns of a table with these headings were last said to mean here, if anybody did. */
export function rememberedColumns(header: readonly string[]): Promise<unknown> {
  return inCellar(signedInCellar(), (cellar) => readDraft(cellar, keyOfColumns(header)));
}

/** Remembers what the columns of a table with these headings mean, for the next one. Offline the same. */
export function rememberColumns(header: readonly string[], uses: readonly string[]): Promise<void> {
  return inCellar(signedInCellar(), (cellar) => keepDraft(cellar, keyOfColumns(header), uses));
}

/** What was last answered of what a table of this name leaves open here, if anything was. */
export function rememberedAnswers(table: string): Promise<unknown> {
  return inCellar(signedInCellar(), (cellar) => readDraft(cellar, keyOfAnswers(table)));
}

/** Remembers what was answered of a table, for the next one of its name. Offline the same. */
export function rememberAnswers(table: string, answers: unknown): Promise<void> {
  return inCellar(signedInCellar(), (cellar) => keepDraft(cellar, keyOfAnswers(table), answers));
}

/** What was last told of the wines of these files that lack something, if anything was. */
export function rememberedCompletions(files: string): Promise<unknown> {
  return inCellar(signedInCellar(), (cellar) => readDraft(cellar, keyOfCompletions(files)));
}

/** Remembers what is told of the wines of these files, until they are imported. Offline the same. */
export function rememberCompletions(files: string, completions: unknown): Promise<void> {
  return inCellar(signedInCellar(), (cellar) =>
    keepDraft(cellar, keyOfCompletions(files), completions),
  );
}

/** Forgets what was told of the wines of these files. */
export function forgetCompletions(files: string): Promise<void> {
  return inCellar(signedInCellar(), (cellar) => dropDraft(cellar, keyOfCompletions(files)));
}

/** The wines that wines of files were last said to be, by the ids of these. */
export function rememberedJoins(): Promise<unknown> {
  return inCellar(signedInCellar(), (cellar) => readDraft(cellar, JOINS));
}

/** Remembers which wines of files are the same as others, so that it is asked once. Offline the same. */
export function rememberJoins(joins: Readonly<Record<string, string>>): Promise<void> {
  return inCellar(signedInCellar(), (cellar) => keepDraft(cellar, JOINS, joins));
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

/** How imports of this device left wines, by their ids; the latest that was not taken back counts. */
export async function wasImported() {
  const cellar = signedInCellar();
  const notes = new Map((await readImports(cellar)).map((note) => [note.id, note]));
  const imported = await readImported(cellar);
  const inOrder = [...imported].sort(
    (one, other) => (notes.get(one.importId)?.at ?? 0) - (notes.get(other.importId)?.at ?? 0),
  );
  return new Map(
    inOrder.map(({ wineId, body, importId }) => {
      const isTakenBack = notes.get(importId)?.isUndone === true;
      return [wineId, { imported: isTakenBack ? undefined : body, isTakenBack }];
    }),
  );
}

function signedInCellar() {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") throw new Error("No one is signed in");
  return cellarOf(session.user.id);
}

function occasion(): Occasion {
  return { now: Date.now(), newId };
}
