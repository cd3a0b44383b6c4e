import { cellarOf } from "../db/cellars.ts";
import * as drafts from "../db/drafts.ts";
import { sessionStore } from "../sync/sessionStore.ts";

/** What a form was left with; `undefined` when it was left empty or saved. Parse before use. */
export async function readDraft(key: string): Promise<unknown> {
  const cellar = signedInCellar();
  return cellar && drafts.readDraft(cellar, key);
}

/** Keeps what a form holds in the local store, so that closing the app under it loses nothing. */
export async function keepDraft(key: string, values: unknown): Promise<void> {
  const cellar = signedInCellar();
  if (cellar) await drafts.keepDraft(cellar, key, values);
}

export async function dropDraft(key: string): Promise<void> {
  const cellar = signedInCellar();
  if (cellar) await drafts.dropDraft(cellar, key);
}

function signedInCellar() {
  const session = sessionStore.getState();
  return session.kind === "signedIn" ? cellarOf(session.user.id) : undefined;
}
