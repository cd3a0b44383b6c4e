import { type Wine, wineBodyOf, type WineRow } from "sync-protocol";
import type { OutboxEntry } from "./outbox.ts";
import { readingKey } from "./readingKey.ts";
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

/** One wine of a view, and what it was made from. */
interface ShownWine {
  readonly wine: CellarWine;
  readonly orderKey: string;
  readonly epoch: string | null;
  readonly seq: number | undefined;
  readonly photoId: string | undefined;
  readonly ops: string;
}

/**
 * Makes views by name, then vintage, then id, each from its sources alone; but a wine that did not
 * change since the view before is the very same object, so that one changed wine repaints one card,
 * and a view in which none did is the same array.
 */
export function cellarViewer(): (sources: CellarSources) => readonly CellarWine[] {
  let known: ReadonlyMap<string, ShownWine> = new Map();
  let view: readonly CellarWine[] = [];

  return (sources) => {
    const next = showWines(sources, known);
    if (!isSame(known, next)) {
      // Those known stand in their order already, which is what makes sorting cheap.
      const inOrder = view.flatMap(({ id }) => next.get(id) ?? []);
      const added = Array.from(next.values()).filter(({ wine }) => !known.has(wine.id));
      view = [...inOrder, ...added].sort(byNameVintageId).map(({ wine }) => wine);
    }
    known = next;
    return view;
  };
}

function showWines(
  { rows, outbox, photoOf, epoch, userId }: CellarSources,
  known: ReadonlyMap<string, ShownWine>,
): ReadonlyMap<string, ShownWine> {
  const next = new Map<string, ShownWine>();
  const pendingOf = byWine(outbox);
  const show = (wineId: string, row: WineRow | undefined) => {
    const pending = pendingOf.get(wineId) ?? [];
    const stamp = { epoch, seq: row?.seq, photoId: photoOf.get(wineId), ops: opsStamp(pending) };
    const before = known.get(wineId);
    if (before && isOf(before, stamp)) {
      next.set(wineId, before);
      return;
    }
    const wine = cellarWine(row, pending, stamp.photoId, userId);
    if (!wine) return;
    const orderKey = before?.wine.name === wine.name ? before.orderKey : readingKey(wine.name);
    next.set(wineId, { wine, orderKey, ...stamp });
  };
  for (const row of rows) show(row.id, row);
  for (const wineId of pendingOf.keys()) if (!next.has(wineId)) show(wineId, undefined);
  return next;
}

function isOf(
  shown: ShownWine,
  { epoch, seq, photoId, ops }: Omit<ShownWine, "wine" | "orderKey">,
): boolean {
  return (
    shown.seq === seq && shown.epoch === epoch && shown.photoId === photoId && shown.ops === ops
  );
}

function isSame(
  before: ReadonlyMap<string, ShownWine>,
  after: ReadonlyMap<string, ShownWine>,
): boolean {
  if (before.size !== after.size) return false;
  for (const [wineId, shown] of after) if (before.get(wineId) !== shown) return false;
  return true;
}

function byNameVintageId(a: ShownWine, b: ShownWine): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  return a.wine.vintage - b.wine.vintage || (a.wine.id < b.wine.id ? -1 : 1);
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

function opsStamp(pending: readonly OutboxEntry[]): string {
  return pending
    .map((entry) => `${entry.opId} ${entry.change.kind} ${String(isOnItsWay(entry))}`)
    .join("|");
}
