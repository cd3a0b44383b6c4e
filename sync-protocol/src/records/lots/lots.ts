import { type Lot, LOT_DETAILS, plainLot } from "./lot.ts";
import { sameValue } from "../recordKind.ts";
import type { Wine, WineBody, WineValues } from "../wine.ts";

/** The fields from which a wine's lots are derived. */
export type Bottles = Pick<Wine, "bottleId" | "quantity" | "lots">;

export type Stock = Pick<Wine, "quantity" | "lots">;

/**
 * The lots of a wine, starting with its first lot [L1: first lot]. A wine without stored lots has
 * one lot with all bottles.
 */
export function lotsOf({ bottleId, quantity, lots }: Bottles): readonly Lot[] {
  return lots.length > 0 ? lots : [plainLot(bottleId, quantity)];
}

/**
 * The quantity and lots of a wine with these lots. Adds the first lot if it is missing. A single
 * lot without details is not stored [L1: first lot].
 */
export function stockOf(bottleId: string, lots: readonly Lot[]): Stock {
  const lotsBefore = lots.some(({ id }) => id === bottleId)
    ? [...lots]
    : [plainLot(bottleId, 0), ...lots];
  const quantity = heldBottles(lotsBefore);
  return {
    quantity,
    lots: sameValue(lotsBefore, [plainLot(bottleId, quantity)]) ? [] : lotsBefore,
  };
}

export function heldBottles(lots: readonly Lot[]): number {
  return lots.reduce((sum, { state, bottles }) => sum + (state === "held" ? bottles : 0), 0);
}

/**
 * The quantity and lots after adding bottles; a negative `added` takes bottles. Prefers the lot
 * `lotId` and uses others if needed [L2: adding] [L3: taking]. If the quantity falls below 0, the
 * lots are returned unchanged, because the caller refuses the change.
 */
export function withBottles(wine: Bottles, added: number, lotId?: string): Stock {
  const quantity = wine.quantity + added;
  if (wine.lots.length === 0 || quantity < 0) return { quantity, lots: wine.lots };
  const lots = added < 0 ? taken(wine, -added, lotId) : put(wine, added, lotId);
  return { quantity, lots };
}

function put({ bottleId, lots }: Bottles, added: number, lotId: string | undefined): Lot[] {
  const isThere = lots.some(({ id, state }) => id === lotId && state === "held");
  const target = isThere ? lotId : bottleId;
  return lots.map((lot) => (lot.id === target ? { ...lot, bottles: lot.bottles + added } : lot));
}

/**
 * Takes bottles from the lot `lotId`, then from the first lot, then from the other held lots in
 * order.
 */
function taken({ bottleId, lots }: Bottles, count: number, lotId?: string): Lot[] {
  const left = new Map(lots.map((lot) => [lot.id, lot]));
  let short = count;
  for (const id of [lotId, bottleId, ...left.keys()]) {
    const lot = id === undefined ? undefined : left.get(id);
    if (lot?.state !== "held" || short === 0) continue;
    const taking = Math.min(lot.bottles, short);
    short -= taking;
    left.set(lot.id, { ...lot, bottles: lot.bottles - taking });
  }
  return [...left.values()];
}

export interface LotMerge {
  readonly stock: Stock;
  /**
   * The lots in which the edit replaced details that its editor had not seen, with those details as
   * they were before.
   */
  readonly replaced: readonly Lot[];
}

/**
 * Merges edited lots into the lots of a wine, by id and field [L4: lot merge]. Bottles merge as
 * differences. If a lot has too few bottles, the rest is taken from other lots.
 */
export function mergeLots(
  wine: Bottles,
  { body, base }: { readonly body: WineBody; readonly base: WineValues },
): LotMerge {
  const { bottleId } = wine;
  const before = { bottleId, quantity: base.quantity ?? body.quantity, lots: base.lots ?? [] };
  const seen = byId(lotsOf(before));
  const wanted = byId(lotsOf({ ...body, bottleId }));
  const present = byId(lotsOf(wine));
  const lots: Lot[] = [];
  const replaced: Lot[] = [];
  let short = 0;
  for (const id of new Set([...present.keys(), ...wanted.keys()])) {
    const [was, to, now] = [seen.get(id), wanted.get(id), present.get(id)];
    const merged = mergedLot(was, to, now);
    if (!merged) continue;
    const { bottles, state } = merged.lot;
    if (bottles < 0 && state === "held") short -= bottles;
    if (now || bottles > 0 || !was) lots.push({ ...merged.lot, bottles: Math.max(0, bottles) });
    if (merged.isTorn) replaced.push(merged.before);
  }
  const stock = stockOf(bottleId, lots);
  return { stock: short > 0 ? withBottles({ bottleId, ...stock }, -short) : stock, replaced };
}

interface MergedLot {
  readonly lot: Lot;
  readonly isTorn: boolean;
  readonly before: Lot;
}

/**
 * Merges one lot: `was` is the lot that the editor saw, `to` the edited lot, `now` the current lot.
 * The resulting number of bottles may be negative.
 */
function mergedLot(
  was: Lot | undefined,
  to: Lot | undefined,
  now: Lot | undefined,
): MergedLot | undefined {
  if (!to) return now && whole(was ? remainderOf(now, was) : now);
  const bottles = (now?.bottles ?? 0) + to.bottles - (was?.bottles ?? 0);
  if (!now) return whole({ ...to, bottles });

  const touched = LOT_DETAILS.filter((field) => !was || !sameValue(was[field], to[field]));
  const torn = touched.filter(
    (field) => was && !sameValue(now[field], was[field]) && !sameValue(now[field], to[field]),
  );
  const lot = { ...now, ...detailsOf(to, touched), bottles };
  return { lot, isTorn: torn.length > 0, before: { ...lot, ...detailsOf(now, torn) } };
}

function whole(lot: Lot | undefined): MergedLot | undefined {
  return lot && { lot, isTorn: false, before: lot };
}

/**
 * The lot that remains after an edit removed it: the bottles that others added since the editor saw
 * it. `undefined` if there are none.
 */
function remainderOf(now: Lot, was: Lot): Lot | undefined {
  const bottles = now.bottles - was.bottles;
  return bottles > 0 ? { ...now, bottles } : undefined;
}

function detailsOf(lot: Lot, fields: readonly (typeof LOT_DETAILS)[number][]): Partial<Lot> {
  return Object.fromEntries(fields.map((field) => [field, lot[field]]));
}

function byId(lots: readonly Lot[]): ReadonlyMap<string, Lot> {
  return new Map(lots.map((lot) => [lot.id, lot]));
}

/** A move of bottles from one lot to another, which is created if it is missing. */
export interface Move {
  readonly from: string;
  readonly to: Omit<Lot, "bottles">;
  readonly quantity: number;
}

/**
 * The quantity and lots after moving bottles between lots [L6: moves]. Moves no more bottles than
 * the lot has, so the quantity stays the same. `undefined` if one lot is held and the other is
 * ordered.
 */
export function withMoved(wine: Bottles, { from, to, quantity }: Move): Stock | undefined {
  const lots = lotsOf(wine);
  const source = lots.find(({ id }) => id === from);
  const moved = Math.min(quantity, source?.bottles ?? 0);
  if (!source || moved === 0 || from === to.id) return wine;
  const target = lots.find(({ id }) => id === to.id) ?? {
    ...plainLot(to.id, 0),
    ...to,
    state: source.state,
  };
  if (target.state !== source.state) return undefined;

  const emptied = { ...source, bottles: source.bottles - moved };
  const filled = { ...target, bottles: target.bottles + moved };
  const isThere = lots.includes(target);
  const after = lots.map((lot) => (lot === source ? emptied : lot === target ? filled : lot));
  return stockOf(wine.bottleId, isThere ? after : [...after, filled]);
}
