import type { WineRow } from "sync-protocol";
import { type CellarStats, cellarTally } from "./cellarStats.ts";
import {
  byNameVintageId,
  type CellarWine,
  cellarWine,
  type KeptPhotoKey,
  type OrderedWine,
  orderKeyOf,
} from "./cellarView.ts";
import type { OutboxEntry } from "./outbox.ts";

/** The records that a view is made of, as a page holds them: by wine. */
export interface CellarSources {
  readonly userId: string;
  readonly rowOf: ReadonlyMap<string, WineRow>;
  /** What is pending on each wine, in order. */
  readonly pendingOf: ReadonlyMap<string, readonly OutboxEntry[]>;
  /** The kept photos of each wine that has some. */
  readonly photosOf: ReadonlyMap<string, readonly KeptPhotoKey[]>;
}

/** The wines of which a record has changed. */
export type Touched = ReadonlySet<string> | "all";

/** A view as the app shows it. */
export interface ShownCellar {
  /** By name, then vintage, then id. */
  readonly wines: readonly CellarWine[];
  readonly stats: CellarStats;
}

/** How many wines are put in their places one by one; beyond that it is cheaper to sort all. */
const ONE_BY_ONE_MAX = 100;

interface Renewal {
  readonly before: OrderedWine | undefined;
  readonly after: OrderedWine | undefined;
}

/**
 * Makes the model of a cellar: called with its sources and with the wines that they have touched
 * since the call before, it shows what `cellarView` would, at the cost of those wines. The others
 * stay the very same objects, so that one changed wine repaints one card; where none was touched,
 * the view is the same.
 */
export function cellarModel(): (sources: CellarSources, touched: Touched) => ShownCellar {
  const orderedOf = new Map<string, OrderedWine>();
  const tally = cellarTally();
  let ordered: OrderedWine[] = [];
  let shown: ShownCellar = { wines: [], stats: tally.stats() };

  const renew = (sources: CellarSources, wineId: string): Renewal => {
    const before = orderedOf.get(wineId);
    const wine = wineOf(sources, wineId);
    const after = wine && orderedWine(wine, before);
    if (after) orderedOf.set(wineId, after);
    else orderedOf.delete(wineId);
    tally.replace(before?.wine, wine);
    return { before, after };
  };
  return (sources, touched) => {
    const wineIds =
      touched === "all"
        ? new Set([...orderedOf.keys(), ...sources.rowOf.keys(), ...sources.pendingOf.keys()])
        : touched;
    if (wineIds.size === 0) return shown;
    const renewals = Array.from(wineIds, (wineId) => renew(sources, wineId));
    if (renewals.length <= ONE_BY_ONE_MAX) for (const renewal of renewals) putIn(ordered, renewal);
    else ordered = Array.from(orderedOf.values()).sort(byNameVintageId);
    shown = { wines: ordered.map(({ wine }) => wine), stats: tally.stats() };
    return shown;
  };
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

function putIn(ordered: OrderedWine[], { before, after }: Renewal): void {
  if (before) ordered.splice(placeOf(ordered, before), 1);
  if (after) ordered.splice(placeOf(ordered, after), 0, after);
}

/** Where a wine stands, or would stand. */
function placeOf(ordered: readonly OrderedWine[], wanted: OrderedWine): number {
  let [from, to] = [0, ordered.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = ordered[middle];
    if (there && byNameVintageId(there, wanted) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
