import { isDeepStrictEqual } from "node:util";
import type { Change, Lot, Wine } from "sync-protocol";

type Stock = Pick<Wine, "bottleId" | "quantity" | "lots">;

const EMPTY_LOT: Omit<Lot, "id" | "bottles"> = {
  millilitres: 750,
  placeId: null,
  position: null,
  state: "held",
  boughtOn: null,
  arrivesOn: null,
  shop: null,
  price: null,
  note: null,
  foreignId: null,
};

export function allLots({ bottleId, quantity, lots }: Stock): readonly Lot[] {
  return lots.length > 0 ? lots : [{ ...EMPTY_LOT, id: bottleId, bottles: quantity }];
}

export function heldIn(wine: Stock): number {
  const held = allLots(wine).filter(({ state }) => state === "held");
  return held.reduce((sum, { bottles }) => sum + bottles, 0);
}

/** The expected lots of a wine after a change, computed without the app's code. */
export function expectedStock(wine: Stock & Pick<Wine, "opened">, change: Change): Stock {
  const { bottleId, quantity, opened } = wine;
  const of = (lots: readonly Lot[]): Stock => {
    const held = lots.filter(({ state }) => state === "held");
    return {
      bottleId,
      quantity: held.reduce((sum, { bottles }) => sum + bottles, 0),
      lots: [...lots],
    };
  };
  switch (change.kind) {
    case "add-bottles":
      return of(moved(wine, change.quantity, change.lotId));
    case "remove-bottles": {
      const finished = opened.find(({ id }) => id === change.openedId);
      return of(moved(wine, -change.quantity, finished?.lotId ?? change.lotId));
    }
    case "move-bottles": {
      const lots = allLots(wine);
      const from = lots.find(({ id }) => id === change.from);
      const there = lots.find(({ id }) => id === change.to.id);
      const count = Math.min(change.quantity, from?.bottles ?? 0);
      if (!from || count === 0 || from.id === change.to.id) return of(lots);
      if ((there ?? from).state !== from.state) return of(lots);
      const made = there ? [] : [{ ...change.to, state: from.state, bottles: 0 }];
      return of(
        [...lots, ...made].map((lot) => shifted(lot, { [from.id]: -count, [change.to.id]: count })),
      );
    }
    case "edit": {
      const { base, body, omitted } = change;
      const isOfLots = base
        ? base.lots !== undefined && !isDeepStrictEqual(base.lots, body.lots)
        : omitted?.includes("lots") !== true;
      if (isOfLots && base) {
        const seen = { bottleId, quantity: base.quantity ?? body.quantity, lots: base.lots ?? [] };
        return of(edited(wine, allLots(seen), allLots({ ...body, bottleId })));
      }
      if (isOfLots) return of(allLots({ ...body, bottleId }));
      return of(moved(wine, body.quantity - (base ? (base.quantity ?? body.quantity) : quantity)));
    }
    case "create":
    case "archive":
    case "unarchive":
    case "remove":
    case "restore":
      return wine;
  }
}

export function isSameStock(one: Stock, other: Stock): boolean {
  return one.quantity === other.quantity && isDeepStrictEqual(comparable(one), comparable(other));
}

function comparable(wine: Stock): readonly Lot[] {
  const lots = withFirstLot(wine.bottleId, allLots(wine));
  return lots.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Adds the first lot, with no bottles, if it is not listed. A wine always has a first lot [L1:
 * first lot].
 */
export function withFirstLot(bottleId: string, lots: readonly Lot[]): Lot[] {
  if (lots.some(({ id }) => id === bottleId)) return [...lots];
  return [{ ...EMPTY_LOT, id: bottleId, bottles: 0 }, ...lots];
}

function shifted(lot: Lot, by: Readonly<Record<string, number>>): Lot {
  return { ...lot, bottles: lot.bottles + (by[lot.id] ?? 0) };
}

function moved(wine: Stock, added: number, lotId?: string): readonly Lot[] {
  const lots = allLots(wine);
  const held = lots.filter(({ state }) => state === "held");
  const named = held.find(({ id }) => id === lotId)?.id;
  if (added >= 0) return lots.map((lot) => shifted(lot, { [named ?? wine.bottleId]: added }));

  const by: Record<string, number> = {};
  let owed = -added;
  for (const id of [named, wine.bottleId, ...held.map((lot) => lot.id)]) {
    const lot = held.find((one) => one.id === id);
    if (!lot || lot.id in by) continue;
    const given = Math.min(owed, lot.bottles);
    by[lot.id] = -given;
    owed -= given;
  }
  // If the lots have too few bottles, the count becomes negative. Every store refuses such a
  // change.
  if (owed > 0) by[wine.bottleId] = (by[wine.bottleId] ?? 0) - owed;
  return lots.map((lot) => shifted(lot, by));
}

function edited(wine: Stock, seen: readonly Lot[], wanted: readonly Lot[]): readonly Lot[] {
  const present = allLots(wine);
  let owed = 0;
  const kept: Lot[] = [];
  for (const id of new Set([...present, ...wanted].map((lot) => lot.id))) {
    const [was, to, now] = [seen, wanted, present].map((lots) => lots.find((lot) => lot.id === id));
    const bottles = (now?.bottles ?? 0) + (to?.bottles ?? 0) - (was?.bottles ?? 0);
    if (!to) {
      if (now && (!was || bottles > 0)) kept.push({ ...now, bottles });
      continue;
    }
    const lot = now ? { ...now, ...detailsTouched(was, to), bottles } : { ...to, bottles };
    if (bottles < 0 && lot.state === "held") owed -= bottles;
    if (now || !was || bottles > 0) kept.push({ ...lot, bottles: Math.max(0, bottles) });
  }
  const lots = withFirstLot(wine.bottleId, kept);
  return owed === 0 ? lots : moved({ ...wine, lots }, -owed);
}

function detailsTouched(was: Lot | undefined, to: Lot): Partial<Lot> {
  const values = Object.entries(to);
  const before = new Map<string, unknown>(Object.entries(was ?? {}));
  return Object.fromEntries(
    values.filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)),
  );
}
