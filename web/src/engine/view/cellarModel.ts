import type { WineRow } from "sync-protocol";
import { type CellarStats, cellarTally } from "../../rules/cellar/cellarStats.ts";
import { cellarWine, type KeptPhotoKey } from "./cellarView.ts";
import {
  byNameVintageId,
  type CellarWine,
  type OrderedWine,
  orderKeyOf,
} from "../../rules/cellar/CellarWine.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { removedWine } from "./removedWine.ts";
import type { RemovedWine } from "../../rules/cellar/RemovedWine.ts";
import {
  rankComparison,
  type RankedWine,
  rankedWine,
  rankWines,
  type WineOrder,
} from "../../rules/cellar/order/wineOrder.ts";

export interface CellarSources {
  readonly userId: string;
  readonly rowOf: ReadonlyMap<string, WineRow>;
  /**
   * Pending changes by wine id. The changes of each wine are in the order in which they were made.
   */
  readonly pendingOf: ReadonlyMap<string, readonly OutboxEntry[]>;
  readonly photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>;
}

export type ChangedWines = ReadonlySet<string> | "all";

export interface ShownCellar {
  /** Sorted by name, then vintage, then id. */
  readonly wines: readonly CellarWine[];
  readonly stats: CellarStats;
  /** Removed wines, including those that can no longer be restored. */
  readonly removed: readonly RemovedWine[];
  /**
   * Returns the wines in another order; `undefined` returns {@link wines}. The first call sorts all
   * wines. Later calls with the same order object only insert the changed wines.
   */
  readonly inOrder: (order: WineOrder | undefined) => readonly CellarWine[];
}

/**
 * Builds a view in steps. Yields between slices of wines, but not for a small cellar. Until the
 * generator ends, the sources must not change.
 */
export type ShowingCellar = Generator<undefined, ShownCellar>;

/** Wines per slice. A larger slice would block the page. */
const SLICE = 1_000;

/**
 * Up to this many changed wines are inserted one by one. For more wines, sorting the whole list is
 * faster.
 */
const ONE_BY_ONE_MAX = 100;

interface Renewal<Entry> {
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
}

interface OtherOrder {
  readonly order: WineOrder;
  readonly ranked: RankedWine[];
  /** The wines without their sort keys; `undefined` until requested. */
  wines: readonly CellarWine[] | undefined;
}

/**
 * Creates the model of a cellar. The returned function gets the sources and the wines changed since
 * its previous call. It returns what `cellarView` would return, in a time that depends only on the
 * number of changed wines. Other wines stay the same objects, so a changed wine rerenders one card.
 * Without changes the whole view stays the same object.
 */
export function cellarModel(): (sources: CellarSources, touched: ChangedWines) => ShowingCellar {
  const orderedOf = new Map<string, OrderedWine>();
  const removedOf = new Map<string, RemovedWine>();
  const tally = cellarTally();
  let ordered: OrderedWine[] = [];
  let other: OtherOrder | undefined;

  const inOrder = (order: WineOrder | undefined) => {
    if (!order) {
      other = undefined;
      return shown.wines;
    }
    if (other?.order !== order) {
      other = { order, ranked: rankWines(order, ordered), wines: undefined };
    }
    return (other.wines ??= other.ranked.map(({ ordered: { wine } }) => wine));
  };
  let shown: ShownCellar = { wines: [], stats: tally.stats(), removed: [], inOrder };
  let isRemovedStale = false;

  const renewRemoved = ({ rowOf, pendingOf, userId }: CellarSources, wineId: string) => {
    const removed = removedWine(rowOf.get(wineId), pendingOf.get(wineId) ?? [], userId);
    if (removed) removedOf.set(wineId, removed);
    else if (!removedOf.delete(wineId)) return;
    isRemovedStale = true;
  };
  const renew = (sources: CellarSources, wineId: string): Renewal<OrderedWine> => {
    const before = orderedOf.get(wineId);
    const wine = wineOf(sources, wineId);
    const after = wine && orderedWine(wine, before);
    if (after) orderedOf.set(wineId, after);
    else orderedOf.delete(wineId);
    renewRemoved(sources, wineId);
    tally.replace(before?.wine, wine);
    return { before, after };
  };
  return function* (sources, touched) {
    const wineIds =
      touched === "all"
        ? new Set([
            ...orderedOf.keys(),
            ...removedOf.keys(),
            ...sources.rowOf.keys(),
            ...sources.pendingOf.keys(),
          ])
        : touched;
    if (wineIds.size === 0) return shown;
    const renewals: Renewal<OrderedWine>[] = [];
    for (const wineId of wineIds) {
      if (renewals.length > 0 && renewals.length % SLICE === 0) yield;
      renewals.push(renew(sources, wineId));
    }
    const removed = isRemovedStale ? [...removedOf.values()] : shown.removed;
    isRemovedStale = false;
    // The changed wines were not in the view before and are not now, for example removed wines.
    if (renewals.every(({ before, after }) => !before && !after)) {
      return removed === shown.removed ? shown : (shown = { ...shown, removed });
    }
    let wines: readonly CellarWine[];
    if (renewals.length <= ONE_BY_ONE_MAX) {
      wines = putInBoth(ordered, shown.wines, renewals);
      if (other) putInOther(other, renewals);
    } else {
      ordered = yield* inTheirOrder(ordered, renewals);
      wines = ordered.map(({ wine }) => wine);
      other = undefined;
    }
    shown = { wines, stats: tally.stats(), removed, inOrder };
    return shown;
  };
}

/**
 * Sorts the changed wines in slices and merges them with the others. Sorting a list of sorted
 * slices is fast.
 */
function* inTheirOrder(
  ordered: readonly OrderedWine[],
  renewals: readonly Renewal<OrderedWine>[],
): Generator<undefined, OrderedWine[]> {
  const gone = new Set(renewals.map(({ before }) => before));
  const runs = [ordered.filter((one) => !gone.has(one))];
  for (let from = 0; from < renewals.length; from += SLICE) {
    if (from > 0) yield;
    const slice = renewals.slice(from, from + SLICE);
    runs.push(slice.flatMap(({ after }) => after ?? []).sort(byNameVintageId));
  }
  if (renewals.length > SLICE) yield;
  return runs.flat().sort(byNameVintageId);
}

function wineOf(
  { rowOf, pendingOf, photosOf, userId }: CellarSources,
  wineId: string,
): CellarWine | undefined {
  const pending = pendingOf.get(wineId) ?? [];
  return cellarWine(rowOf.get(wineId), pending, photosOf.get(wineId) ?? [], userId);
}

function orderedWine(wine: CellarWine, before: OrderedWine | undefined): OrderedWine {
  return {
    wine,
    orderKey: before?.wine.name === wine.name ? before.orderKey : orderKeyOf(wine.name),
  };
}

function putInOther(other: OtherOrder, renewals: readonly Renewal<OrderedWine>[]): void {
  const { order, ranked } = other;
  const byRank = rankComparison(order);
  for (const { before, after } of renewals) {
    const renewal = {
      before: before && rankedWine(order, before),
      after: after && rankedWine(order, after),
    };
    putIn(ranked, renewal, byRank);
  }
  other.wines = undefined;
}

/**
 * Inserts wines in the default order and returns the updated `wines`. Updating `ordered` and
 * `wines` together takes a tenth of the time needed to copy 50,000 wines from `ordered`.
 */
function putInBoth(
  ordered: OrderedWine[],
  wines: readonly CellarWine[],
  renewals: readonly Renewal<OrderedWine>[],
): readonly CellarWine[] {
  const renewed = [...wines];
  for (const renewal of renewals) {
    const { left, taken } = putIn(ordered, renewal, byNameVintageId);
    if (left !== undefined) renewed.splice(left, 1);
    if (taken !== undefined && renewal.after) renewed.splice(taken, 0, renewal.after.wine);
  }
  return renewed;
}

type Comparison<Entry> = (a: Entry, b: Entry) => number;

/** Replaces an entry in a sorted list. Returns the entry's previous and new index. */
function putIn<Entry>(
  sorted: Entry[],
  { before, after }: Renewal<Entry>,
  compare: Comparison<Entry>,
): { readonly left: number | undefined; readonly taken: number | undefined } {
  const left = before && placeOf(sorted, before, compare);
  if (left !== undefined) sorted.splice(left, 1);
  const taken = after && placeOf(sorted, after, compare);
  if (after && taken !== undefined) sorted.splice(taken, 0, after);
  return { left, taken };
}

/** Index of an entry, or the index at which it has to be inserted. */
function placeOf<Entry>(
  sorted: readonly Entry[],
  wanted: Entry,
  compare: Comparison<Entry>,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = sorted[middle];
    if (there && compare(there, wanted) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
