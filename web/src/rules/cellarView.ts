import { type Wine, wineBodyOf, type WineRow } from "sync-protocol";
import type { OutboxEntry } from "./outbox.ts";
import { replay } from "./replay.ts";

/** A wine as this device shows it: the server's row with what is still on its way replayed. */
export interface CellarWine extends Wine {
  /** When the oldest change still on its way was made, ms since 1970; undefined when none is. */
  readonly waitingSince: number | undefined;
  /** Key of a photo kept on this device until it is uploaded. */
  readonly localPhotoId: string | undefined;
}

/** Everything a view is made of, from one read transaction. */
export interface CellarSources {
  readonly userId: string;
  /** Which history of the store the rows are from; equal `seq`s of two histories differ. */
  readonly epoch: string | null;
  readonly rows: readonly WineRow[];
  /** In the order of their positions. */
  readonly outbox: readonly OutboxEntry[];
  /** The kept photo of each wine that has one. */
  readonly photoOf: ReadonlyMap<string, string>;
}

/**
 * Makes views, each from its sources alone; but a wine that did not change since the view before
 * is the very same object, so that one changed wine repaints one card.
 */
export function cellarViewer(): (sources: CellarSources) => readonly CellarWine[] {
  let known = new Map<string, { stamp: string; wine: CellarWine }>();

  return (sources) => {
    const next: typeof known = new Map();
    const pendingOf = byWine(sources.outbox);
    const rowOf = new Map(sources.rows.map((row) => [row.id, row]));
    for (const wineId of new Set([...rowOf.keys(), ...pendingOf.keys()])) {
      const row = rowOf.get(wineId);
      const pending = pendingOf.get(wineId) ?? [];
      const photoId = sources.photoOf.get(wineId);
      const stamp = stampOf(row, pending, photoId, sources.epoch);
      const before = known.get(wineId);
      const wine =
        before?.stamp === stamp ? before.wine : cellarWine(row, pending, photoId, sources.userId);
      if (wine) next.set(wineId, { stamp, wine });
    }
    known = next;
    return Array.from(next.values(), ({ wine }) => wine);
  };
}

/** The entries of each wine, in their order. */
export function byWine(outbox: readonly OutboxEntry[]): ReadonlyMap<string, OutboxEntry[]> {
  const pendingOf = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) {
    const pending = pendingOf.get(entry.wineId);
    if (pending) pending.push(entry);
    else pendingOf.set(entry.wineId, [entry]);
  }
  return pendingOf;
}

/** One wine as this device shows it; `undefined` when there is none, or it was deleted (V2). */
export function cellarWine(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  localPhotoId: string | undefined,
  userId: string,
): CellarWine | undefined {
  const wine = replay(row && baseWine(row), pending, userId);
  if (!wine) return undefined;
  return { ...wine, waitingSince: oldestOf(pending), localPhotoId };
}

/** The wine of a base row; `undefined` when the row says that it was deleted. */
export function baseWine(row: WineRow): Wine | undefined {
  if (row.deleted) return undefined;
  const { id, userId, bottleId, isArchived } = row;
  return { ...wineBodyOf(row), id, userId, bottleId, isArchived };
}

function oldestOf(pending: readonly OutboxEntry[]): number | undefined {
  const waiting = pending.filter(isOnItsWay);
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((entry) => entry.madeAt));
}

/** Whether an entry still has to reach the server with something to say. */
export function isOnItsWay({ change, appliedSeq }: OutboxEntry): boolean {
  return change.kind !== "noop" && appliedSeq === undefined;
}

function stampOf(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  photoId: string | undefined,
  epoch: string | null,
): string {
  const ops = pending.map(
    (entry) => `${entry.opId} ${entry.change.kind} ${String(isOnItsWay(entry))}`,
  );
  return [epoch, row?.seq, photoId, ...ops].join("|");
}
