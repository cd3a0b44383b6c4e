import * as z from "zod/mini";
import type { UnsentNote } from "../outbox/changeSentence.ts";
import type { FirstScreenNote } from "../view/firstScreen.ts";

/**
 * Notes about a local store in localStorage, which can be read and written synchronously. An
 * unreadable note counts as absent. If storage is full or blocked, only the note is lost.
 */
type Kind = "draft" | "first" | "lot" | "unsent" | "views";

const viewsSchema = z.array(z.object({ name: z.string(), query: z.string() }));

const unsentSchema = z.array(z.object({ opId: z.string(), sentence: z.string() }));

const firstScreenSchema = z.object({
  stamp: z.string(),
  wineIds: z.array(z.string()),
  count: z.number(),
  stats: z.object({ bottles: z.number(), types: z.number(), regions: z.number() }),
});

/**
 * Removes the notes of a local store. For an account's id, removes the notes of all its cellars.
 */
export function forgetNotes(storeId: string): void {
  const names = Object.keys(localStorage).filter((name) => name.includes(storeId));
  for (const name of names) localStorage.removeItem(name);
}

export type SavedView = z.infer<typeof viewsSchema>[number];

export function readSavedViews(storeId: string): readonly SavedView[] {
  return readJson(nameOf("views", storeId), viewsSchema) ?? [];
}

/** Saves views on this device until the user signs out. Throws if storage is full. */
export function writeSavedViews(storeId: string, views: readonly SavedView[]): void {
  localStorage.setItem(nameOf("views", storeId), JSON.stringify(views));
}

export function readUnsentNotes(storeId: string): readonly UnsentNote[] {
  return readJson(nameOf("unsent", storeId), unsentSchema) ?? [];
}

/** Saves sentences that describe the pending changes, for use if the local store is lost. */
export function writeUnsentNotes(storeId: string, notes: readonly UnsentNote[]): void {
  write(nameOf("unsent", storeId), JSON.stringify(notes));
}

export function readFirstScreenNote(storeId: string): FirstScreenNote | undefined {
  return readJson(nameOf("first", storeId), firstScreenSchema);
}

export function writeFirstScreenNote(storeId: string, note: FirstScreenNote | undefined): void {
  if (note) write(nameOf("first", storeId), JSON.stringify(note));
  else localStorage.removeItem(nameOf("first", storeId));
}

export function notedDraft(storeId: string, key: string): unknown {
  return readJson(nameOf("draft", storeId, key), z.unknown());
}

/** Saves form values synchronously, because a page may close before a database write ends. */
export function noteDraft(storeId: string, key: string, values: unknown): void {
  write(nameOf("draft", storeId, key), JSON.stringify(values));
}

export function forgetDraftNote(storeId: string, key: string): void {
  localStorage.removeItem(nameOf("draft", storeId, key));
}

export function lotUsedLast(storeId: string, wineId: string): string | undefined {
  return read(nameOf("lot", storeId, wineId));
}

export function noteLotUsed(storeId: string, wineId: string, lotId: string): void {
  write(nameOf("lot", storeId, wineId), lotId);
}

function nameOf(kind: Kind, storeId: string, key?: string): string {
  return ["wine-cellar", kind, storeId, ...(key === undefined ? [] : [key])].join("-");
}

function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function readJson<T>(name: string, schema: z.ZodMiniType<T>): T | undefined {
  const text = read(name);
  try {
    return text === undefined ? undefined : schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // If storage is full or blocked, only the note is lost.
  }
}
