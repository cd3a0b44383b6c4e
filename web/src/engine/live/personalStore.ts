import { createStore, type StoreApi } from "zustand/vanilla";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import { sessionStore } from "../session/sessionStore.ts";

/** Subscribes to part of a user's cellar; the returned function ends it. */
export type Feed<T> = (cellar: CellarDatabase, show: (state: T) => void) => () => void;

/**
 * Creates a store for part of the signed-in user's cellar, with one feed for the whole app. It
 * resets to `empty` immediately on sign-out, before the cellar is deleted.
 */
export function personalStore<T>(empty: T, feed: Feed<T>): StoreApi<T> {
  const store = createStore<T>(() => empty);
  let userId: string | undefined;
  let stop: (() => void) | undefined;

  const follow = () => {
    const session = sessionStore.getState();
    const next = session.kind === "signedIn" ? session.user.id : undefined;
    if (next === userId) return;
    stop?.();
    userId = next;
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
