import { Dexie } from "dexie";
import { type CellarDatabase, cellarName, openCellarDatabase } from "./CellarDatabase.ts";
import { ownerOf } from "./storeId.ts";

const cellars = new Map<string, CellarDatabase>();

/**
 * Stores that were closed to be deleted. {@link inCellar} does not open them again, because that
 * would leave data on the device.
 */
const closedForDeletion = new WeakSet<CellarDatabase>();

/**
 * Returns the only handle of a local store in this page or worker. The store opens at first use.
 */
export function cellarOf(storeId: string): CellarDatabase {
  const known = cellars.get(storeId);
  if (known) return known;
  const cellar = openCellarDatabase(storeId);
  cellars.set(storeId, cellar);
  return cellar;
}

export async function deleteCellar(storeId: string): Promise<void> {
  closeCellar(storeId);
  await Dexie.delete(cellarName(storeId));
}

export async function storeIdsOf(userId: string): Promise<readonly string[]> {
  const prefix = cellarName("");
  return (await Dexie.getDatabaseNames())
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((storeId) => ownerOf(storeId).userId === userId);
}

/** Closes a local store, so that another page can delete it. */
export function closeCellar(storeId: string): void {
  const cellar = cellars.get(storeId);
  if (!cellar) return;
  closedForDeletion.add(cellar);
  cellar.close();
  cellars.delete(storeId);
}

/**
 * Runs `work` on the store. If the browser has closed the store, as iOS may when the app resumes,
 * reopens the store and runs `work` again. This is safe, because a transaction either completes or
 * changes nothing.
 */
export async function inCellar<T>(
  cellar: CellarDatabase,
  work: (cellar: CellarDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await work(cellar);
  } catch (error) {
    if (!isClosedUnderUs(error) || closedForDeletion.has(cellar)) throw error;
    cellar.close({ disableAutoOpen: false });
    await cellar.open();
    return work(cellar);
  }
}

function isClosedUnderUs(error: unknown): boolean {
  return (
    error instanceof Dexie.DatabaseClosedError ||
    error instanceof Dexie.InvalidStateError ||
    error instanceof Dexie.UnknownError
  );
}
