/** The English message, which `i18n._` translates for display. */
export const STORAGE_FULL =
  /*i18n*/ "This device's storage is full, so nothing more can be saved. Free some space, then try again.";

/** Whether an error means that the storage is full. Dexie wraps the browser's error as `inner`. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === "QuotaExceededError") return true;
  const inner = "inner" in error ? error.inner : undefined;
  return isStorageFull(inner) || isStorageFull(error.cause);
}
