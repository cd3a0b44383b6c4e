import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf } from "../../db/cellars.ts";
import { forgetDraftNote, notedDraft, noteDraft } from "../../session/userNotes.ts";
import * as drafts from "../../db/drafts.ts";
import { openStoreId } from "../../session/sessionStore.ts";

/** The saved form values; `undefined` if there are none. The caller must parse them. */
export async function readDraft(key: string): Promise<unknown> {
  const cellar = signedInCellar();
  if (!cellar) return undefined;
  const unsaved = typed.get(key);
  const noted = notedDraft(cellar.storeId, key);
  const values = unsaved?.cellar === cellar ? unsaved.values : noted;
  if (noted !== undefined) keepInStore(cellar, key, values).catch(ignored);
  return values ?? (await drafts.readDraft(cellar, key));
}

const KEEP_AFTER_MS = 300;

interface TypedDraft {
  /** The store of the user who typed. Another user may sign in before the draft is saved. */
  readonly cellar: CellarDatabase;
  readonly values: unknown;
  readonly timer: number;
}

const typed = new Map<string, TypedDraft>();

/**
 * Saves form values in the local store when the user pauses typing or leaves the page ({@link
 * keepDraftsOnLeaving}). Works offline.
 */
export function keepDraftSoon(key: string, values: unknown): void {
  forgetTyped(key);
  const cellar = signedInCellar();
  if (!cellar) return;
  const timer = window.setTimeout(() => {
    keepTyped(key).catch(ignored);
  }, KEEP_AFTER_MS);
  typed.set(key, { cellar, values, timer });
}

export async function keepTypedDrafts(): Promise<void> {
  await Promise.all([...typed.keys()].map(keepTyped));
}

/**
 * Starts to save drafts whenever the page is hidden or closed, because the browser may then end the
 * page.
 */
export function keepDraftsOnLeaving(): void {
  const keep = () => {
    keepTypedDrafts().catch(ignored);
  };
  window.addEventListener("pagehide", () => {
    for (const [key, { cellar, values }] of typed) {
      if (cellar === signedInCellar()) noteDraft(cellar.storeId, key, values);
    }
    keep();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keep();
  });
}

async function keepTyped(key: string): Promise<void> {
  const entry = typed.get(key);
  if (!entry) return;
  window.clearTimeout(entry.timer);
  if (entry.cellar === signedInCellar()) await keepInStore(entry.cellar, key, entry.values);
  if (typed.get(key) === entry) typed.delete(key);
}

async function keepInStore(cellar: CellarDatabase, key: string, values: unknown): Promise<void> {
  await drafts.keepDraft(cellar, key, values);
  forgetDraftNote(cellar.storeId, key);
}

function forgetTyped(key: string): void {
  window.clearTimeout(typed.get(key)?.timer);
  typed.delete(key);
}

function ignored(): void {
  // A failed draft must not interrupt typing. If the store is broken, saving the form reports it.
}

export async function dropDraft(key: string): Promise<void> {
  forgetTyped(key);
  const cellar = signedInCellar();
  if (!cellar) return;
  forgetDraftNote(cellar.storeId, key);
  await drafts.dropDraft(cellar, key);
}

function signedInCellar() {
  const storeId = openStoreId();
  return storeId === undefined ? undefined : cellarOf(storeId);
}
