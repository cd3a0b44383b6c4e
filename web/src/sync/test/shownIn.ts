import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { type CellarWine, cellarViewer } from "../../rules/cellarView.ts";

/** What a page would show of a local store, photos aside. */
export async function shownIn(cellar: CellarDatabase): Promise<readonly CellarWine[]> {
  return cellarViewer()({
    userId: cellar.userId,
    epoch: null,
    rows: await cellar.wines.toArray(),
    outbox: await cellar.outbox.orderBy("position").toArray(),
    photosOf: new Map(),
  });
}
