import type { CellarDatabase } from "../CellarDatabase.ts";

/** What a page does when a newer build in another page upgrades the store. */
export interface UpgradeHandlers {
  /** Writes unsaved input to the store; the newer build waits for it. */
  readonly flush: () => Promise<void>;
  /** Called when the store is closed; `isKept` if the flush succeeded. */
  readonly leave: (isKept: boolean) => void;
}

/**
 * Releases a store that a newer build in another page or worker is about to upgrade: saves what was
 * typed, then closes the store. A store that is being deleted is closed immediately. The returned
 * function ends the listening.
 */
export function onVersionChange(
  cellar: CellarDatabase,
  { flush, leave }: UpgradeHandlers,
): () => void {
  const yieldTo = ({ newVersion }: IDBVersionChangeEvent) => {
    if (newVersion === null) return undefined;
    const close = (isKept: boolean) => {
      cellar.close({ disableAutoOpen: false });
      leave(isKept);
    };
    flush().then(
      () => {
        close(true);
      },
      () => {
        close(false);
      },
    );
    // Otherwise Dexie would close it before the flush.
    return false;
  };
  cellar.on("versionchange", yieldTo);
  return () => {
    cellar.on("versionchange").unsubscribe(yieldTo);
  };
}
