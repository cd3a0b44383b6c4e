import type { CellarDatabase } from "../CellarDatabase.ts";

export interface UpgradeHandlers {
  /** Writes unsaved input to the store. The newer build's upgrade waits for this write. */
  readonly flush: () => Promise<void>;
  /**
   * Called when the store has been closed for the upgrade. `isKept` is `true` if `flush` succeeded.
   */
  readonly leave: (isKept: boolean) => void;
}

/**
 * Listens for a newer build, in another page or worker, that is about to upgrade the store. Then
 * flushes and closes the store. If the store is about to be deleted, closes it without a flush. The
 * returned function removes the listener.
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
    // `false` stops Dexie from closing the store before the flush.
    return false;
  };
  cellar.on("versionchange", yieldTo);
  return () => {
    cellar.on("versionchange").unsubscribe(yieldTo);
  };
}
