import { createStore, type StoreApi } from "zustand/vanilla";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import { openStoreId, sessionStore } from "../session/sessionStore.ts";

export type Feed<T> = (cellar: CellarDatabase, show: (state: T) => void) => () => void;

/**
 * Creates a store for part of the open cellar, with one feed for the whole app. When another cellar
 * opens or the user signs out, the store is reset to `empty`, before the local store is deleted.
 */
export function personalStore<T>(empty: T, feed: Feed<T>): StoreApi<T> {
  const store = createStore<T>(() => empty);
  let storeId: string | undefined;
  let stop: (() => void) | undefined;

  const follow = () => {
    const next = openStoreId();
    if (next === storeId) return;
    stop?.();
    storeId = next;
    store.setState(empty, true);
    stop =
      next === undefined
        ? undefined
        : feed(cellarOf(next), (state) => {
            store.setState(state, true);
          });
  };
  sessionStore.subscribe(follow);
  follow();
  return store;
}
