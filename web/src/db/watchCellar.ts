import { liveQuery, type Observable } from "dexie";
import type { CellarSources } from "../rules/cellarView.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { keptPhotoOfWines } from "./keptPhotos.ts";
import { rowsOnHand } from "./rowsOnHand.ts";

/** What the whole app shows of a cellar, from one read transaction. */
export type WatchedCellar =
  | { readonly kind: "sound"; readonly sources: CellarSources; readonly filled: boolean }
  /** A wine cannot be read; `mendWines` helps. */
  | { readonly kind: "damaged" };

/**
 * The cellar now and after every change, of this page, another page or the worker. After the first
 * time a change costs as much as it touches, however many wines there are.
 */
export function watchCellar(cellar: CellarDatabase): Observable<WatchedCellar> {
  const { wines, outbox, photos, state } = cellar;
  const readRows = rowsOnHand();
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, photos, state, async (): Promise<WatchedCellar> => {
      const known = await state.get("sync");
      const rows = await readRows(cellar, known);
      if (!rows) return { kind: "damaged" };
      const sources: CellarSources = {
        userId: cellar.userId,
        epoch: known?.epoch ?? null,
        rows,
        outbox: await outbox.orderBy("position").toArray(),
        photoOf: await keptPhotoOfWines(cellar),
      };
      return { kind: "sound", sources, filled: known?.filled ?? false };
    }),
  );
}
