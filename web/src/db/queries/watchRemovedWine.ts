import { liveQuery } from "dexie";
import { isRemoved, RESTORABLE_MS, type Wine, wineOf } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWine } from "../presentWine.ts";

/** A wine that was removed, as it was. */
export interface RemovedWine {
  readonly wine: Wine;
  /** Until when the server restores it, ms since 1970; by this device's clock where it was removed unsent. */
  readonly restorableUntil: number;
}

/** Tells of a removed wine now and after every change of it; `null` where there is none of that id. */
export function watchRemovedWine(
  cellar: CellarDatabase,
  wineId: string,
  {
    next,
    error,
  }: {
    readonly next: (removed: RemovedWine | null) => void;
    readonly error: (cause: unknown) => void;
  },
): () => void {
  const { wines, outbox } = cellar;
  const read = () =>
    cellar.transaction("r", wines, outbox, async (): Promise<RemovedWine | null> => {
      const { kept, pending } = await presentWine(cellar, wineId);
      if (!kept || !isRemoved(kept)) return null;
      const unsent = pending.findLast(({ change }) => change.kind === "remove");
      const removedAt = unsent?.createdAt ?? kept.removedAt ?? 0;
      return { wine: wineOf(kept), restorableUntil: removedAt + RESTORABLE_MS };
    });
  const watching = liveQuery(read).subscribe({ next, error });
  return () => {
    watching.unsubscribe();
  };
}
