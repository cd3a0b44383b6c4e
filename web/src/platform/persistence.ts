let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once per page, never to evict local data. The browser may refuse or ask the
 * user, so call it after saving something of value.
 */
export function askToPersist(): void {
  if (!canPersist()) return;
  asked ??= navigator.storage.persist().catch(() => false);
}

/** Whether the browser may not evict local data; `undefined` if unknown. */
export async function isPersisted(): Promise<boolean | undefined> {
  if (!canPersist()) return undefined;
  await asked;
  return navigator.storage.persisted().catch(() => undefined);
}

/** `storage.persisted` is missing in insecure contexts and some browsers. */
function canPersist(): boolean {
  return "storage" in navigator && "persisted" in navigator.storage;
}
