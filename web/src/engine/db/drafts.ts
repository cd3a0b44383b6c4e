import type { CellarDatabase } from "./CellarDatabase.ts";

/** Saved form values; `undefined` when the form was empty or submitted. */
export async function readDraft(cellar: CellarDatabase, key: string): Promise<unknown> {
  return (await cellar.drafts.get(key))?.values;
}

/** Saves form values, so that closing the app loses nothing. */
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
