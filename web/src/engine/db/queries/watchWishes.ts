import { sameValue, type Wish } from "sync-protocol";
import { livingWishes } from "../../view/wishesView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWishes } from "../presentWishes.ts";
import { type UntilLater, watchRead } from "./watchRead.ts";

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
  untilLater?: UntilLater,
): () => void {
  const { wishes, outbox } = cellar;
  let known: readonly Wish[] | undefined;
  const show = (living: readonly Wish[]) => {
    if (known && sameValue(known, living)) return;
    known = living;
    next(living);
  };
  const error = (cause: unknown) => {
    reportError(cause);
  };
  const read = () => readWishes(cellar);
  return watchRead(cellar, [wishes, outbox], read, { next: show, error }, untilLater);
}
