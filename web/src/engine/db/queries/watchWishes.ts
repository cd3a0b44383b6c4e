import { liveQuery } from "dexie";
import { sameValue, type Wish } from "sync-protocol";
import { livingWishes } from "../../view/wishesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWishes } from "../presentWishes.ts";

/** The wishes of the cellar, newest first, without removed wishes. */
export function readWishes(cellar: CellarDatabase): Promise<readonly Wish[]> {
  const { wishes, outbox } = cellar;
  return cellar.transaction("r", wishes, outbox, async () =>
    livingWishes(await presentWishes(cellar)),
  );
}

/**
 * Calls back with the wishes now and after every change by any page or worker. If no wish changed,
 * the list is the same object. The returned function stops watching.
 */
export function watchWishes(
  cellar: CellarDatabase,
  next: (wishes: readonly Wish[]) => void,
): () => void {
  let known: readonly Wish[] | undefined;
  const watching = liveQuery(() => readWishes(cellar)).subscribe({
    next: (living) => {
      if (known && sameValue(known, living)) return;
      known = living;
      next(living);
    },
    error: (cause) => {
      reportError(cause);
    },
  });
  return () => {
    watching.unsubscribe();
  };
}
