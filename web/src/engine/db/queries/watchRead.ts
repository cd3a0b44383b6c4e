import type { Table } from "dexie";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { listenForChanges } from "./changedKeys.ts";

interface ReadWatcher<Result> {
  readonly next: (result: Result) => void;
  readonly error: (cause: unknown) => void;
}

/** Resolves when the read after a change may begin. */
export type UntilLater = () => Promise<void>;

/**
 * Reads now, and again after changes of these tables by any page or worker. The returned function
 * stops watching.
 */
export function watchRead<Result>(
  cellar: CellarDatabase,
  tables: readonly Table[],
  read: () => PromiseLike<Result>,
  { next, error }: ReadWatcher<Result>,
  untilLater: UntilLater = () => Promise.resolve(),
): () => void {
  let [isWaiting, hasEnded] = [false, false];
  const readNow = () => {
    isWaiting = false;
    if (hasEnded) return;
    read().then(
      (result) => {
        if (!hasEnded) next(result);
      },
      (cause: unknown) => {
        if (!hasEnded) error(cause);
      },
    );
  };
  const stopListening = listenForChanges(cellar, (changed) => {
    if (isWaiting || !tables.some(({ name }) => changed.has(name))) return;
    isWaiting = true;
    void untilLater().then(readNow);
  });
  readNow();
  return () => {
    hasEnded = true;
    stopListening();
  };
}
