import { liveQuery, type Observable } from "dexie";
import type { CellarSources } from "../../rules/cellarView.ts";
import type { OutboxEntry } from "../../rules/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import { rowCache } from "./rowCache.ts";

/** What the whole app shows of a cellar, from one read transaction. */
export type WatchedCellar =
  | { readonly kind: "sound"; readonly sources: CellarSources; readonly filled: boolean }
  /** A wine cannot be read; `mendWines` helps. */
  | { readonly kind: "damaged" }
  /** An unsent change cannot be read, or a prepared store was emptied; `prepareCellar` helps. */
  | { readonly kind: "spoilt" };

/**
 * The cellar now and after every change, of this page, another page or the worker. After the first
 * time a change costs as much as it touches, however many wines there are.
 */
export function watchCellar(cellar: CellarDatabase): Observable<WatchedCellar> {
  const { wines, outbox, photos, state } = cellar;
  const readRows = rowCache();
  let wasPrepared = false;
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, photos, state, async (): Promise<WatchedCellar> => {
      const [known, unsent, photosOf] = await Promise.all([
        state.get("sync"),
        outbox.orderBy("position").toArray(),
        keptPhotoKeys(cellar),
      ]);
      const wasEmptied = wasPrepared && !known;
      wasPrepared ||= known !== undefined;
      if (wasEmptied || !unsent.every(isSoundEntry)) return { kind: "spoilt" };
      const rows = await readRows(cellar, known);
      if (!rows) return { kind: "damaged" };
      const sources: CellarSources = {
        userId: cellar.userId,
        epoch: known?.epoch ?? null,
        rows,
        outbox: unsent,
        photosOf,
      };
      return { kind: "sound", sources, filled: known?.filled ?? false };
    }),
  );
}

/**
 * Whether an unsent change is one at all, judged by what every view asks of it: `prepareCellar` has
 * judged the rest when the store was opened, and garbage that comes later has no part of it.
 */
function isSoundEntry({ opId, change }: Partial<Record<keyof OutboxEntry, unknown>>): boolean {
  return typeof opId === "string" && typeof change === "object" && change !== null;
}
