import { liveQuery, type Observable } from "dexie";
import { baseWine, type CellarSources, isOnItsWay } from "../rules/cellarView.ts";
import { changeSentence } from "../rules/changeSentence.ts";
import { countWaiting } from "../rules/countWaiting.ts";
import type { AttentionEntry, SyncState } from "../rules/outbox.ts";
import type { CellarDatabase } from "./CellarDatabase.ts";
import { keptPhotoOfWines } from "./keptPhotos.ts";
import type { UnsentNote } from "./prepareCellar.ts";

/** What the whole app shows of a cellar, from one read transaction. */
export interface WatchedCellar {
  readonly sources: CellarSources;
  readonly filled: boolean;
}

/** The cellar now and after every change, of this page, another page or the worker. */
export function watchCellar(cellar: CellarDatabase): Observable<WatchedCellar> {
  const { wines, outbox, photos, state } = cellar;
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, photos, state, async () => {
      const known = await state.get("sync");
      const sources: CellarSources = {
        userId: cellar.userId,
        epoch: known?.epoch ?? null,
        rows: await wines.toArray(),
        outbox: await outbox.orderBy("position").toArray(),
        photoOf: await keptPhotoOfWines(cellar),
      };
      return { sources, filled: known?.filled ?? false };
    }),
  );
}

/** How a cellar stands with the server. */
export interface WatchedSync {
  readonly waiting: number;
  readonly attention: readonly AttentionEntry[];
  /** Names of the wines that `attention` is about, where they are known. */
  readonly names: ReadonlyMap<string, string>;
  readonly state: SyncState | undefined;
}

export function watchSync(cellar: CellarDatabase): Observable<WatchedSync> {
  const { wines, outbox, attention, photos, state } = cellar;
  return liveQuery(() =>
    cellar.transaction("r", [wines, outbox, attention, photos, state], async () => {
      const entries = await outbox.orderBy("position").toArray();
      const needing = await attention.orderBy("opId").toArray();
      return {
        waiting: countWaiting(entries, await keptPhotoOfWines(cellar)),
        attention: needing.sort((a, b) => a.position - b.position),
        names: await namesOf(cellar, needing),
        state: await state.get("sync"),
      };
    }),
  );
}

/** Every unsent change in words. */
export function watchUnsent(cellar: CellarDatabase): Observable<UnsentNote[]> {
  const { wines, outbox, attention } = cellar;
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, attention, async () => {
      const waiting = (await outbox.orderBy("position").toArray()).filter(isOnItsWay);
      const needing = (await attention.toArray()).filter(
        ({ finding }) => finding.kind !== "overwrote",
      );
      const entries = [...waiting, ...needing];
      const names = await namesOf(cellar, entries);
      return entries.flatMap(({ opId, wineId, change }) =>
        change.kind === "noop" ? [] : { opId, sentence: changeSentence(change, names.get(wineId)) },
      );
    }),
  );
}

/** The names of wines, from their rows or from the create that made them here. */
async function namesOf(
  cellar: CellarDatabase,
  entries: readonly { wineId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const wineIds = [...new Set(entries.map(({ wineId }) => wineId))];
  const names = new Map<string, string>();
  const changes = [
    ...(await cellar.outbox.where("wineId").anyOf(wineIds).toArray()),
    ...(await cellar.attention.where("wineId").anyOf(wineIds).toArray()),
  ];
  for (const { wineId, change } of changes) {
    if (change.kind === "create") names.set(wineId, change.body.name);
  }
  for (const row of await cellar.wines.bulkGet(wineIds)) {
    const wine = row && baseWine(row);
    if (wine) names.set(wine.id, wine.name);
  }
  return names;
}
