import { type Wine, wineBodyOf, type WineRow } from "sync-protocol";
import { foldText } from "./foldText.ts";
import { isWaiting, type OutboxEntry } from "./outbox.ts";
import { replay } from "./replay.ts";

/** A wine as this device shows it: the server's row with what is still on its way replayed. */
export interface CellarWine extends Wine {
  /** When the oldest change still on its way was made, ms since 1970; undefined when none is. */
  readonly waitingSince: number | undefined;
  /** Key of its photo where this device keeps the bytes: the server's row does not show it yet. */
  readonly localPhotoId: string | undefined;
}

/** A photo kept on this device, by what a view must know of it. */
export interface KeptPhotoKey {
  readonly id: string;
  /** Its place on the server; `undefined` while it waits to be uploaded. */
  readonly path: string | undefined;
}

/** Everything a view is made of, from one read transaction. */
export interface CellarSources {
  readonly userId: string;
  /** Which history of the store the rows are from; equal `seq`s of two histories differ. */
  readonly epoch: string | null;
  readonly rows: readonly WineRow[];
  /** In the order of their positions. */
  readonly outbox: readonly OutboxEntry[];
  /** The kept photos of each wine that has some. */
  readonly photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>;
}

const NONE: readonly OutboxEntry[] = [];
const NO_PHOTOS: readonly KeptPhotoKey[] = [];

/** How many wines are put in the places of others one by one. */
const RENEWED_MAX = 100;

/** One wine of a view, and what it was made from. */
interface ShownWine {
  readonly wine: CellarWine;
  readonly orderKey: string;
  readonly epoch: string | null;
  readonly seq: number | undefined;
  readonly photos: string;
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
    const renewed = renewedInPlace(known, next);
    if (!renewed) view = reordered(view, known, next);
    else if (renewed.size > 0) view = withRenewed(view, renewed);
    known = next;
    return view;
  };
}

function showWines(
  { rows, outbox, photosOf, epoch, userId }: CellarSources,
  known: ReadonlyMap<string, ShownWine>,
): ReadonlyMap<string, ShownWine> {
  const next = new Map<string, ShownWine>();
  const pendingOf = byWine(outbox);
  const show = (wineId: string, row: WineRow | undefined) => {
    const pending = pendingOf.get(wineId) ?? NONE;
    const seq = row?.seq;
    const kept = photosOf.get(wineId) ?? NO_PHOTOS;
    const photos = photoStamp(kept);
    const ops = opsStamp(pending);
    const before = known.get(wineId);
    if (
      before?.seq === seq &&
      before?.epoch === epoch &&
      before.photos === photos &&
      before.ops === ops
    ) {
      next.set(wineId, before);
      return;
    }
    const wine = cellarWine(row, pending, kept, userId);
    if (!wine) return;
    const orderKey = before?.wine.name === wine.name ? before.orderKey : orderKeyOf(wine.name);
    next.set(wineId, { wine, orderKey, epoch, seq, photos, ops });
  };
  for (const row of rows) show(row.id, row);
  for (const wineId of pendingOf.keys()) if (!next.has(wineId)) show(wineId, undefined);
  return next;
}

/**
 * The wines that take the place of others in the same order, by those; `undefined` where the order
 * may be another, or so many changed that it is made anew.
 */
function renewedInPlace(
  before: ReadonlyMap<string, ShownWine>,
  after: ReadonlyMap<string, ShownWine>,
): ReadonlyMap<CellarWine, CellarWine> | undefined {
  if (before.size !== after.size) return undefined;
  const renewed = new Map<CellarWine, CellarWine>();
  for (const [wineId, shown] of after) {
    const was = before.get(wineId);
    if (was === shown) continue;
    if (was?.orderKey !== shown.orderKey) return undefined;
    if (was.wine.vintage !== shown.wine.vintage) return undefined;
    renewed.set(was.wine, shown.wine);
    if (renewed.size > RENEWED_MAX) return undefined;
  }
  return renewed;
}

function withRenewed(
  view: readonly CellarWine[],
  renewed: ReadonlyMap<CellarWine, CellarWine>,
): readonly CellarWine[] {
  const next = [...view];
  for (const [was, wine] of renewed) next[next.indexOf(was)] = wine;
  return next;
}

function reordered(
  view: readonly CellarWine[],
  before: ReadonlyMap<string, ShownWine>,
  after: ReadonlyMap<string, ShownWine>,
): readonly CellarWine[] {
  // Those known stand in their order already, which is what makes sorting cheap.
  const stayed = view.flatMap(({ id }) => after.get(id) ?? []);
  const added = Array.from(after.values()).filter(({ wine }) => !before.has(wine.id));
  return [...stayed, ...added].sort(byNameVintageId).map(({ wine }) => wine);
}

function byNameVintageId(a: ShownWine, b: ShownWine): number {
  if (a.orderKey !== b.orderKey) return a.orderKey < b.orderKey ? -1 : 1;
  return a.wine.vintage - b.wine.vintage || (a.wine.id < b.wine.id ? -1 : 1);
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
  kept: readonly KeptPhotoKey[],
  userId: string,
): CellarWine | undefined {
  const wine = replay(row && baseWine(row), pending, userId);
  if (!wine) return undefined;
  return { ...wine, waitingSince: oldestOf(pending), localPhotoId: shownPhoto(wine, kept)?.id };
}

/** The kept photo that a wine shows: one that waits goes before those that are uploaded. */
function shownPhoto({ photoUrl }: Wine, kept: readonly KeptPhotoKey[]): KeptPhotoKey | undefined {
  return kept.find(({ path }) => path === undefined) ?? kept.find(({ path }) => path === photoUrl);
}

/** The wine of a base row; `undefined` when the row says that it was deleted. */
export function baseWine(row: WineRow): Wine | undefined {
  if (row.deleted) return undefined;
  const { id, userId, bottleId, isArchived } = row;
  return { ...wineBodyOf(row), id, userId, bottleId, isArchived };
}

function oldestOf(pending: readonly OutboxEntry[]): number | undefined {
  const waiting = pending.filter(isWaiting);
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((entry) => entry.madeAt));
}

function photoStamp(kept: readonly KeptPhotoKey[]): string {
  return kept.map(({ id, path = "" }) => `${id} ${path}`).join("|");
}

function opsStamp(pending: readonly OutboxEntry[]): string {
  if (pending.length === 0) return "";
  return pending
    .map((entry) => `${entry.opId} ${entry.change.kind} ${String(isWaiting(entry))}`)
    .join("|");
}
