let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once per page, never to evict local data. It may refuse or ask the user, so
 * call it after something worth keeping was saved.
 */
export function askToPersist(): void {
  if (!canPersist()) return;
  asked ??= navigator.storage.persist().catch(() => false);
}

/** Whether local data is safe from eviction; `undefined` if unknown. */
export async function isPersisted(): Promise<boolean | undefined> {
  if (!canPersist()) return undefined;
  await asked;
  return navigator.storage.persisted().catch(() => undefined);
}

/** Missing in insecure contexts and some browsers. */
function canPersist(): boolean {
  return "storage" in navigator && "persisted" in navigator.storage;
}
