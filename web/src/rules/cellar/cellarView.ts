import { foldText, keptWineOf, type Wine, type WineRow } from "sync-protocol";
import { isWaiting, type OutboxEntry } from "../outbox/outbox.ts";
import { replay, thereOf } from "../outbox/replay.ts";

/** A wine as this device shows it: the server's row with what is still on its way replayed. */
export interface CellarWine extends Wine {
  /** When the oldest change still on its way was made, ms since 1970; undefined when none is. */
  readonly waitingSince: number | undefined;
  /** Key of its photo where this device keeps the bytes: the server's row does not show it yet. */
  readonly localPhotoId: string | undefined;
  /**
   * Its place in the order in which wines were added; one that was made here and has yet to reach the
   * server stands behind the rest, one of which an older build did not know it before. It is no time.
   */
  readonly added: number;
}

/** A photo kept on this device, by what a view must know of it. */
export interface KeptPhotoKey {
  readonly id: string;
  /** Its place on the server; `undefined` while it waits to be uploaded. */
  readonly path: string | undefined;
}

/** Every record that a view is made of. */
export interface CellarRecords {
  readonly userId: string;
  readonly rows: readonly WineRow[];
  /** In the order of their positions. */
  readonly outbox: readonly OutboxEntry[];
  /** The kept photos of each wine and event that has some. */
  readonly photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>;
}

/** All wines of a cellar by name, then vintage, then id. */
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

/** A wine with what its name sorts by. */
export interface OrderedWine {
  readonly wine: CellarWine;
  readonly orderKey: string;
}

/** The order of a view: by name, then vintage, then id. */
export function byNameVintageId(a: OrderedWine, b: OrderedWine): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  return a.wine.vintage - b.wine.vintage || compareIds(a.wine.id, b.wine.id);
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Digits of the longest number that is still put in its place. */
const DIGITS = 8;

/**
 * A text by which names sort as people read them: without case and accents, "Bin 9" before
 * "Bin 28". Compared by `<`, at a fraction of what a collator costs.
 */
export function orderKeyOf(name: string): string {
  return foldText(name).replace(/\d+/g, (number) => number.padStart(DIGITS, "0"));
}

/** The entries of each wine, in their order. */
export function byWine(outbox: readonly OutboxEntry[]): ReadonlyMap<string, OutboxEntry[]> {
  const pendingOf = new Map<string, OutboxEntry[]>();
  for (const entry of outbox) {
    const pending = pendingOf.get(entry.recordId);
    if (pending) pending.push(entry);
    else pendingOf.set(entry.recordId, [entry]);
  }
  return pendingOf;
}

/** One wine as this device shows it; `undefined` when there is none, or it is removed (V2, W9). */
export function cellarWine(
  row: WineRow | undefined,
  pending: readonly OutboxEntry[],
  kept: readonly KeptPhotoKey[],
  userId: string,
): CellarWine | undefined {
  const added = placeAmongAdded(row, pending);
  if (row && pending.length === 0) {
    if (row.deleted) return undefined;
    // With what only sync needs to know: to pick a wine's fields takes thirty times as long, and a
    // start makes all wines.
    return { ...row, waitingSince: undefined, localPhotoId: shownPhoto(row, kept)?.id, added };
  }
  const wine = thereOf(replay(row && keptWineOf(row), pending, userId));
  if (!wine) return undefined;
  return {
    ...wine,
    waitingSince: oldestOf(pending),
    localPhotoId: shownPhoto(wine, kept)?.id,
    added,
  };
}

/** Beyond the counter of any cellar. */
const BEHIND_ALL = 2 ** 50;

function placeAmongAdded(row: WineRow | undefined, pending: readonly OutboxEntry[]): number {
  return row ? (row.added ?? 0) : BEHIND_ALL + (pending[0]?.position ?? 0);
}

/** The kept photo that a wine or an event shows: one that waits goes before those that are uploaded. */
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
