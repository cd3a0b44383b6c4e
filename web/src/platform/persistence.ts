let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once per page, never to delete local data. The browser may ask the user, so
 * this is called after the user has saved something valuable.
 */
export function askToPersist(): void {
  if (!canPersist()) return;
  asked ??= navigator.storage.persist().catch(() => false);
}

/** Whether the browser promised never to delete local data; `undefined` if unknown. */
export async function isPersisted(): Promise<boolean | undefined> {
  if (!canPersist()) return undefined;
  await asked;
  return navigator.storage.persisted().catch(() => undefined);
}

/** `storage.persisted` is missing in insecure contexts and some browsers. */
function canPersist(): boolean {
  return "storage" in navigator && "persisted" in navigator.storage;
}
