import type { CellarDatabase } from "../CellarDatabase.ts";
import { type ChangedKeys, listenForChanges } from "./changedKeys.ts";

export interface RememberedRead<T> {
  /**
   * Returns the last result if it has the same `key` and no relevant table was written since. Reads
   * otherwise.
   */
  read(cellar: CellarDatabase, key?: string): Promise<T>;
  has(cellar: CellarDatabase): boolean;
  forget(cellar: CellarDatabase): void;
}

interface CachedRead<T> {
  readonly key: string;
  readonly result: Promise<T>;
  isDone: boolean;
}

export function rememberedRead<T>(
  concerns: (changed: ChangedKeys) => boolean,
  read: (cellar: CellarDatabase, key: string) => Promise<T>,
): RememberedRead<T> {
  const last = new WeakMap<CellarDatabase, CachedRead<T>>();
  return {
    read(cellar, key = "") {
      const known = last.get(cellar);
      if (known?.key === key) return known.result;
      const kept: CachedRead<T> = { key, result: read(cellar, key), isDone: false };
      last.set(cellar, kept);
      const forget = () => {
        stopListening();
        if (last.get(cellar) === kept) last.delete(cellar);
      };
      const stopListening = listenForChanges(cellar, (changed) => {
        if (concerns(changed)) forget();
      });
      kept.result.then(() => {
        kept.isDone = true;
      }, forget);
      return kept.result;
    },
    has: (cellar) => last.get(cellar)?.isDone === true,
    forget: (cellar) => void last.delete(cellar),
  };
}
