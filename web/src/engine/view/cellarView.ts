import { keptWineOf, type Wine, type WineRow } from "sync-protocol";
import { byNameVintageId, type CellarWine, orderKeyOf } from "../../rules/cellar/CellarWine.ts";
import { isWaiting, type OutboxEntry } from "../outbox/outbox.ts";
import { replay, unlessRemoved } from "../outbox/replay.ts";

export interface KeptPhotoKey {
  readonly id: string;
  /** Path on the server; `undefined` until the photo is uploaded. */
  readonly path: string | undefined;
}

export interface CellarRecords {
  readonly userId: string;
  readonly rows: readonly WineRow[];
  readonly outbox: readonly OutboxEntry[];
  /** Photos stored on this device, by the id of the wine or event. */
  readonly photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>;
}

/** Sorted by name, then vintage, then id. */
export function cellarView(records: CellarRecords): readonly CellarWine[] {
  const { rows, outbox, photosOf, userId } = records;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const pendingOf = byWine(outbox);
  const wines = [...new Set([...rowOf.keys(), ...pendingOf.keys()])].flatMap(
    (id) =>
      cellarWine(rowOf.get(id), pendingOf.get(id) ?? [], photosOf.get(id) ?? [], userId) ?? [],
  );
  return wines
    .map((wine) => ({ wine, orderKey: orderKeyOf(wine.name) }))
    .sort(byNameVintageId)
    .map(({ wine }) => wine);
}

export function byWine(outbox: readonly OutboxEntry[]): ReadonlyMap<string, OutboxEntry[]> {
  const pendingOf = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) {
    const pending = pendingOf.get(entry.recordId);
    if (pending) pending.push(entry);
    else pendingOf.set(entry.recordId, [entry]);
  }
  return pendingOf;
}

/**
 * One wine as this device shows it; `undefined` if it is removed or does not exist [V2: removed]
 * [W9: tombstone].
 */
export function cellarWine(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  kept: readonly KeptPhotoKey[],
  userId: string,
): CellarWine | undefined {
  const added = placeAmongAdded(row, pending);
  if (row && pending.length === 0) {
    if (row.deleted) return undefined;
    // Copies the whole row with its sync fields. Copying single fields takes thirty times longer,
    // and the app's start builds all wines.
    return { ...row, waitingSince: undefined, localPhotoId: shownPhoto(row, kept)?.id, added };
  }
  const wine = unlessRemoved(replay(row && keptWineOf(row), pending, userId));
  if (!wine) return undefined;
  return {
    ...wine,
    waitingSince: oldestOf(pending),
    localPhotoId: shownPhoto(wine, kept)?.id,
    added,
  };
}

/**
 * Added to the sort key of wines that are not on the server yet, so that they sort after all other
 * wines.
 */
const ABOVE_ALL_COUNTERS = 2 ** 50;

function placeAmongAdded(row: WineRow | undefined, pending: readonly OutboxEntry[]): number {
  return row ? (row.added ?? 0) : ABOVE_ALL_COUNTERS + (pending[0]?.position ?? 0);
}

/**
 * The photo on this device that a wine or event shows. A photo that is not uploaded yet takes
 * precedence.
 */
export function shownPhoto(
  { photoUrl }: Pick<Wine, "photoUrl">,
  kept: readonly KeptPhotoKey[],
): KeptPhotoKey | undefined {
  return kept.find(({ path }) => path === undefined) ?? kept.find(({ path }) => path === photoUrl);
}

function oldestOf(pending: readonly OutboxEntry[]): number | undefined {
  const waiting = pending.filter(isWaiting);
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((entry) => entry.createdAt));
}
