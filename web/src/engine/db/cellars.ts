import { Dexie } from "dexie";
import { type CellarDatabase, cellarName, openCellarDatabase } from "./CellarDatabase.ts";

const cellars = new Map<string, CellarDatabase>();

/** Stores of users who have signed out. Reopening one would leave data behind. */
const letGo = new WeakSet<CellarDatabase>();

/** The only local store of a user in this page or worker. It opens on first use. */
export function cellarOf(userId: string): CellarDatabase {
  const known = cellars.get(userId);
  if (known) return known;
  const cellar = openCellarDatabase(userId);
  cellars.set(userId, cellar);
  return cellar;
}

/** Deletes all data of a user from this device. */
export async function deleteCellar(userId: string): Promise<void> {
  closeCellar(userId);
  await Dexie.delete(cellarName(userId));
}

/** Closes a user's store, so that another page can delete it. */
export function closeCellar(userId: string): void {
  const cellar = cellars.get(userId);
  if (!cellar) return;
  letGo.add(cellar);
  cellar.close();
  cellars.delete(userId);
}

/**
 * Runs `work` on the store. If the browser has closed it (iOS does on resume), reopens it and runs
 * `work` once more, which is safe because transactions are all or nothing.
 */
export async function inCellar<T>(
  cellar: CellarDatabase,
  work: (cellar: CellarDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await work(cellar);
  } catch (error) {
    if (!isClosedUnderUs(error) || letGo.has(cellar)) throw error;
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
