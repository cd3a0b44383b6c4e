let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once per page, never to delete local data. Called only after the user has saved
 * something, because the browser may ask the user for permission.
 */
export function askToPersist(): void {
  if (!canPersist()) return;
  asked ??= navigator.storage.persist().catch(() => false);
}

/** Whether the browser has promised never to delete local data; `undefined` if unknown. */
export async function isPersisted(): Promise<boolean | undefined> {
  if (!canPersist()) return undefined;
  await asked;
  return navigator.storage.persisted().catch(() => undefined);
}

/** Browsers without this API and insecure pages have no `storage.persisted`. */
function canPersist(): boolean {
  return "storage" in navigator && "persisted" in navigator.storage;
}
