import { liveQuery, type Observable } from "dexie";
import type { ToldRefusal, Wine } from "sync-protocol";
import { baseWine } from "../../rules/cellarView.ts";
import { changeSentence, photoSentence, type UnsentNote } from "../../rules/changeSentence.ts";
import {
  type AttentionEntry,
  countWaiting,
  isWaiting,
  type SyncState,
} from "../../rules/outbox.ts";
import type { CellarDatabase, MissingPhoto } from "../CellarDatabase.ts";
import { refusedPhotos, waitingPhotoOfWines } from "../photos/keptPhotos.ts";
import { lostPhotos } from "../photos/missingPhotos.ts";
import { presentWine } from "../presentWine.ts";
import { readState } from "../syncState.ts";

/** A kept photo that the server will not have. */
export interface RefusedPhoto {
  readonly id: string;
  readonly wineId: string;
  readonly keptAt: number;
  readonly refusal: ToldRefusal;
}

/** A photo that is nowhere any more. */
export type LostPhoto = Pick<MissingPhoto, "path" | "wineId" | "missedAt">;

/** A wine as the server last gave it, and as this device shows it. */
export interface BothWines {
  readonly onServer: Wine | undefined;
  readonly present: Wine | undefined;
}

/** How a cellar stands with the server. */
export interface WatchedSync {
  readonly waiting: number;
  readonly attention: readonly AttentionEntry[];
  readonly refusedPhotos: readonly RefusedPhoto[];
  readonly lostPhotos: readonly LostPhoto[];
  /** The wines that need attention, by id. */
  readonly wines: ReadonlyMap<string, BothWines>;
  /** Their names, where they are known. */
  readonly names: ReadonlyMap<string, string>;
  readonly state: SyncState | undefined;
}

export function watchSync(cellar: CellarDatabase): Observable<WatchedSync> {
  const { wines, outbox, attention, photos, missingPhotos, state } = cellar;
  const tables = [wines, outbox, attention, photos, missingPhotos, state];
  return liveQuery(() =>
    cellar.transaction("r", tables, async () => {
      const [entries, needing, refusedKept, lost, photoOf, known] = await Promise.all([
        outbox.orderBy("position").toArray(),
        attention.orderBy("opId").toArray(),
        refusedPhotos(cellar),
        lostPhotos(cellar),
        waitingPhotoOfWines(cellar),
        state.get("sync"),
      ]);
      const refused = refusedKept.flatMap(({ id, wineId, keptAt, refusal }) =>
        refusal ? { id, wineId, keptAt, refusal } : [],
      );
      return {
        waiting: countWaiting(entries, photoOf),
        attention: needing.sort((a, b) => a.position - b.position),
        refusedPhotos: refused,
        lostPhotos: lost,
        wines: await bothWinesOf(cellar, needing),
        names: await namesOf(cellar, [...needing, ...refused, ...lost]),
        state: known,
      };
    }),
  );
}

/** What is on its way to the server, in words and in order. */
export function watchWaiting(cellar: CellarDatabase): Observable<string[]> {
  const { wines, outbox, attention, photos } = cellar;
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, attention, photos, async () => {
      const waiting = (await outbox.orderBy("position").toArray()).filter(isWaiting);
      const photoOf = await waitingPhotoOfWines(cellar);
      const withPhoto = Array.from(photoOf.keys(), (wineId) => ({ wineId }));
      const names = await namesOf(cellar, [...waiting, ...withPhoto]);
      return [
        ...waiting.flatMap(({ wineId, change }) =>
          change.kind === "noop" ? [] : changeSentence(change, names.get(wineId)),
        ),
        ...withPhoto.map(({ wineId }) => photoSentence(names.get(wineId))),
      ];
    }),
  );
}

/** Every unsent change in words. An error where the store was emptied: nothing is known then. */
export function watchUnsent(cellar: CellarDatabase): Observable<UnsentNote[]> {
  const { wines, outbox, attention, state } = cellar;
  return liveQuery(() =>
    cellar.transaction("r", wines, outbox, attention, state, async () => {
      await readState(cellar);
      const waiting = (await outbox.orderBy("position").toArray()).filter(isWaiting);
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

async function bothWinesOf(
  cellar: CellarDatabase,
  entries: readonly { wineId: string }[],
): Promise<ReadonlyMap<string, BothWines>> {
  const both = new Map<string, BothWines>();
  for (const { wineId } of entries) {
    if (both.has(wineId)) continue;
    const { row, present } = await presentWine(cellar, wineId);
    both.set(wineId, { onServer: row && baseWine(row), present });
  }
  return both;
}

/** The names of wines, from their rows or from the create that made them here. */
async function namesOf(
  cellar: CellarDatabase,
  entries: readonly { wineId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const wineIds = [...new Set(entries.map(({ wineId }) => wineId))];
  const names = new Map<string, string>();
  if (wineIds.length === 0) return names;
  const [waiting, needing, rows] = await Promise.all([
    cellar.outbox.where("wineId").anyOf(wineIds).toArray(),
    cellar.attention.where("wineId").anyOf(wineIds).toArray(),
    cellar.wines.bulkGet(wineIds),
  ]);
  for (const { wineId, change } of [...waiting, ...needing]) {
    if (change.kind === "create") names.set(wineId, change.body.name);
  }
  for (const row of rows) {
    const wine = row && baseWine(row);
    if (wine) names.set(wine.id, wine.name);
  }
  return names;
}
