import { Dexie } from "dexie";
import { type CellarDatabase, cellarName, openCellarDatabase } from "./CellarDatabase.ts";

const cellars = new Map<string, CellarDatabase>();

/** Stores whose person has left: opening one again would leave a trace. */
const letGo = new WeakSet<CellarDatabase>();

/** The one local store of a person in this page or worker; opens by itself when first used. */
export function cellarOf(userId: string): CellarDatabase {
  const known = cellars.get(userId);
  if (known) return known;
  const cellar = openCellarDatabase(userId);
  cellars.set(userId, cellar);
  return cellar;
}

/** Removes everything of a person from this device. */
export async function deleteCellar(userId: string): Promise<void> {
  closeCellar(userId);
  await Dexie.delete(cellarName(userId));
}

/** Lets go of a person's store, so that another page can delete it. */
export function closeCellar(userId: string): void {
  const cellar = cellars.get(userId);
  if (!cellar) return;
  letGo.add(cellar);
  cellar.close();
  cellars.delete(userId);
}

/**
 * Does `work` in the store; when the browser has closed it under us (iOS does on resume), opens it
 * again and does it once more. Transactions are all or nothing, so a second go is safe.
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
