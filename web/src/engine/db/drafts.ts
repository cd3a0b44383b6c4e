import type { CellarDatabase, Draft } from "./CellarDatabase.ts";

export async function readDraft(cellar: CellarDatabase, key: string): Promise<unknown> {
  return (await cellar.drafts.get(key))?.values;
}

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

/**
 * Keys of the drafts that may be copied to another cellar: the form of a new wine, and its photo.
 */
const NEW_WINE = ["add-wine", "add-wine:photo"];

export async function newWineDrafts({ drafts }: CellarDatabase): Promise<readonly Draft[]> {
  return (await drafts.bulkGet(NEW_WINE)).filter((draft) => draft !== undefined);
}

/** Copies the draft of a new wine, unless the other cellar already has such a draft. */
export async function copyNewWineDrafts(from: CellarDatabase, into: CellarDatabase): Promise<void> {
  if ((await newWineDrafts(into)).length > 0) return;
  await into.drafts.bulkPut([...(await newWineDrafts(from))]);
}
