import { liveQuery } from "dexie";
import { removedWine } from "../../view/removedWine.ts";
import type { RemovedWine } from "../../../rules/cellar/RemovedWine.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWine } from "../presentWine.ts";

/**
 * Calls back with a removed wine now and after each of its changes; with `null` if the wine does
 * not exist.
 */
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
  const { wines, outbox, cellarId } = cellar;
  const read = () =>
    cellar.transaction("r", wines, outbox, async (): Promise<RemovedWine | null> => {
      const { row, pending } = await presentWine(cellar, wineId);
      return removedWine(row, pending, cellarId) ?? null;
    });
  const watching = liveQuery(read).subscribe({ next, error });
  return () => {
    watching.unsubscribe();
  };
}
