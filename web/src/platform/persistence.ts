let asked: Promise<boolean> | undefined;

/**
 * Asks the browser, once per page, never to clear what is kept here on its own. It may refuse, or
 * ask the person; so the time for it is after something worth keeping has been saved.
 */
export function askToPersist(): void {
  if (!canPersist()) return;
  asked ??= navigator.storage.persist().catch(() => false);
}

/** Whether what is kept here stays until the person removes it; `undefined` where none can tell. */
export async function isPersisted(): Promise<boolean | undefined> {
  if (!canPersist()) return undefined;
  await asked;
  return navigator.storage.persisted().catch(() => undefined);
}

/** Not in an insecure context, and not in every browser. */
function canPersist(): boolean {
  return "storage" in navigator && "persisted" in navigator.storage;
}
