import type { CellarDatabase } from "../CellarDatabase.ts";

export interface UpgradeHandlers {
  /** Writes unsaved input to the store. The newer build waits for this write. */
  readonly flush: () => Promise<void>;
  /** Called after the store is closed. `isKept`: the flush succeeded. */
  readonly leave: (isKept: boolean) => void;
}

/**
 * Flushes and closes a store that a newer build in another page or worker is about to upgrade. A
 * store about to be deleted is closed without a flush. The returned function removes the listener.
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
    // Stops Dexie from closing the store before the flush.
    return false;
  };
  cellar.on("versionchange", yieldTo);
  return () => {
    cellar.on("versionchange").unsubscribe(yieldTo);
  };
}
