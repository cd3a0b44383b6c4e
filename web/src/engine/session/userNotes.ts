import * as z from "zod/mini";
import type { UnsentNote } from "../outbox/changeSentence.ts";
import type { FirstScreenNote } from "../view/firstScreen.ts";

/**
 * Notes of a user in localStorage, which is synchronous, unlike the local store. An unreadable note
 * counts as none. If storage is full or blocked, only the note is lost.
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

/** Removes every note of a user from this device. */
export function forgetNotes(userId: string): void {
  const names = Object.keys(localStorage).filter((name) => name.includes(userId));
  for (const name of names) localStorage.removeItem(name);
}

/** A saved view of the collection: a name and the query of its address. */
export type SavedView = z.infer<typeof viewsSchema>[number];

export function readSavedViews(userId: string): readonly SavedView[] {
  return readJson(nameOf("views", userId), viewsSchema) ?? [];
}

/** Saves these views on this device until the user signs out. Throws when storage is full. */
export function writeSavedViews(userId: string, views: readonly SavedView[]): void {
  localStorage.setItem(nameOf("views", userId), JSON.stringify(views));
}

/** Sentences for the pending changes, as last noted. */
export function readUnsentNotes(userId: string): readonly UnsentNote[] {
  return readJson(nameOf("unsent", userId), unsentSchema) ?? [];
}

/** Notes pending changes in words, to name them if the local store is lost. */
export function writeUnsentNotes(userId: string, notes: readonly UnsentNote[]): void {
  write(nameOf("unsent", userId), JSON.stringify(notes));
}

/** The first cards of the last start. */
export function readFirstScreenNote(userId: string): FirstScreenNote | undefined {
  return readJson(nameOf("first", userId), firstScreenSchema);
}

/** Notes the first cards for the next start on this device; `undefined` deletes the note. */
export function writeFirstScreenNote(userId: string, note: FirstScreenNote | undefined): void {
  if (note) write(nameOf("first", userId), JSON.stringify(note));
  else localStorage.removeItem(nameOf("first", userId));
}

/** Form values that may not have reached the local store. */
export function notedDraft(userId: string, key: string): unknown {
  return readJson(nameOf("draft", userId, key), z.unknown());
}

/** Notes form values synchronously: a closing page doesn't live to see its transaction end. */
export function noteDraft(userId: string, key: string, values: unknown): void {
  write(nameOf("draft", userId, key), JSON.stringify(values));
}

export function forgetDraftNote(userId: string, key: string): void {
  localStorage.removeItem(nameOf("draft", userId, key));
}

/** The lot of a wine that the user used last on this device. */
export function lotUsedLast(userId: string, wineId: string): string | undefined {
  return read(nameOf("lot", userId, wineId));
}

export function noteLotUsed(userId: string, wineId: string, lotId: string): void {
  write(nameOf("lot", userId, wineId), lotId);
}

/** `key` distinguishes notes of one kind. */
function nameOf(kind: Kind, userId: string, key?: string): string {
  return ["wine-cellar", kind, userId, ...(key === undefined ? [] : [key])].join("-");
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
    // Only the note is lost.
  }
}
