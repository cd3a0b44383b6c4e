import type { CellarDatabase } from "../CellarDatabase.ts";

/** What a page does when a newer build elsewhere changes the store under it. */
export interface Yielding {
  /** Writes what is not in the store yet; the newer build waits for it. */
  readonly flush: () => Promise<void>;
  /** The store is closed; `isKept` when the flush succeeded. */
  readonly leave: (isKept: boolean) => void;
}

/**
 * Lets go of a store that a newer build, in another page or the worker, is about to change: first
 * what was typed is written, then the store is closed. One that is being deleted is closed at once.
 * The returned function ends it.
 */
export function whenOutgrown(cellar: CellarDatabase, { flush, leave }: Yielding): () => void {
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
    // Dexie would close it before the flush.
    return false;
  };
  cellar.on("versionchange", yieldTo);
  return () => {
    cellar.on("versionchange").unsubscribe(yieldTo);
  };
}
