/** English. Use `i18n._` to show the text. */
export const STORAGE_FULL =
  /*i18n*/ "This device's storage is full, so nothing more can be saved. Free some space, then try again.";

/** Dexie's errors have the browser's error in `inner`. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === "QuotaExceededError") return true;
  const inner = "inner" in error ? error.inner : undefined;
  return isStorageFull(inner) || isStorageFull(error.cause);
}
