import type { CellarDatabase } from "./CellarDatabase.ts";

/** What a form was left with, `undefined` when it was left empty or saved. */
export async function readDraft(cellar: CellarDatabase, key: string): Promise<unknown> {
  return (await cellar.drafts.get(key))?.values;
}

/** Keeps what a form holds, so that closing the app under it loses nothing. */
export async function keepDraft(
  cellar: CellarDatabase,
  key: string,
  values: unknown,
): Promise<void> {
  await cellar.drafts.put({ key, values });
}

export async function dropDraft(cellar: CellarDatabase, key: string): Promise<void> {
  await cellar.drafts.delete(key);
}
