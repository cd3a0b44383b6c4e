import { createStore, type StoreApi } from "zustand/vanilla";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf } from "../db/cellars.ts";
import { sessionStore } from "../session/sessionStore.ts";

/** Subscribes to something of a person's cellar; the returned function ends it. */
export type Feed<T> = (cellar: CellarDatabase, show: (state: T) => void) => () => void;

/**
 * A store that shows something of the signed-in person's cellar, fed once for the whole app. It
 * falls back to `empty` the moment they sign out, before their cellar is deleted.
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
