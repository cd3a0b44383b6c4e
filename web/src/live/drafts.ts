import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import * as drafts from "../db/drafts.ts";
import { sessionStore } from "../sync/sessionStore.ts";

/** What a form was left with; `undefined` when it was left empty or saved. Parse before use. */
export async function readDraft(key: string): Promise<unknown> {
  const cellar = signedInCellar();
  return cellar && drafts.readDraft(cellar, key);
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
 * Keeps what a form holds in the local store once the typing rests, so that closing the app under
 * it loses nothing. Works offline.
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

async function keepTyped(key: string): Promise<void> {
  const entry = typed.get(key);
  forgetTyped(key);
  if (entry && entry.cellar === signedInCellar()) {
    await drafts.keepDraft(entry.cellar, key, entry.values);
  }
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
  if (cellar) await drafts.dropDraft(cellar, key);
}

function signedInCellar() {
  const session = sessionStore.getState();
  return session.kind === "signedIn" ? cellarOf(session.user.id) : undefined;
}
