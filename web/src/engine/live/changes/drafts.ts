import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf } from "../../db/cellars.ts";
import { forgetDraftNote, notedDraft, noteDraft } from "../../session/userNotes.ts";
import * as drafts from "../../db/drafts.ts";
import { sessionStore } from "../../session/sessionStore.ts";

/** What a form was left with; `undefined` when it was left empty or saved. Parse before use. */
export async function readDraft(key: string): Promise<unknown> {
  const cellar = signedInCellar();
  if (!cellar) return undefined;
  const noted = notedDraft(cellar.userId, key);
  if (noted === undefined) return drafts.readDraft(cellar, key);
  keepInStore(cellar, key, noted).catch(ignored);
  return noted;
}

/** How long the typing rests before it is kept, ms. */
const KEEP_AFTER_MS = 300;

interface TypedDraft {
  /** Whose it is: another person may have signed in before it is kept. */
  readonly cellar: CellarDatabase;
  readonly values: unknown;
  readonly timer: number;
}

/** What was typed and is not kept yet, by the key of its draft. */
const typed = new Map<string, TypedDraft>();

/**
 * Keeps what a form holds in the local store once the typing rests, or the page is left
 * ({@link keepDraftsOnLeaving}), so that closing the app under it loses nothing. Works offline.
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

/** Keeps at once what {@link keepDraftSoon} would keep later. */
export async function keepTypedDrafts(): Promise<void> {
  await Promise.all([...typed.keys()].map(keepTyped));
}

/**
 * From now on, keeps what is typed as soon as the page is hidden or closed: it may not come back.
 */
export function keepDraftsOnLeaving(): void {
  const keep = () => {
    keepTypedDrafts().catch(ignored);
  };
  window.addEventListener("pagehide", () => {
    for (const [key, { cellar, values }] of typed) {
      if (cellar === signedInCellar()) noteDraft(cellar.userId, key, values);
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
  forgetDraftNote(cellar.userId, key);
}

function forgetTyped(key: string): void {
  window.clearTimeout(typed.get(key)?.timer);
  typed.delete(key);
}

function ignored(): void {
  // A store that fails to keep a draft is no reason to stop the typing: saving will report it.
}

export async function dropDraft(key: string): Promise<void> {
  forgetTyped(key);
  const cellar = signedInCellar();
  if (!cellar) return;
  forgetDraftNote(cellar.userId, key);
  await drafts.dropDraft(cellar, key);
}

function signedInCellar() {
  const session = sessionStore.getState();
  return session.kind === "signedIn" ? cellarOf(session.user.id) : undefined;
}
