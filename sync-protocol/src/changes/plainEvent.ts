import { v5 } from "uuid";
import type { Change } from "./change.ts";
import {
  type EventAuthor,
  eventBodySchema,
  type EventKind,
  quantityChangeOf,
  type KeptEvent,
  type WineEvent,
} from "../records/event.ts";
import { type Lot, LOTS_MAX } from "../records/lots/lot.ts";
import { lotsOf } from "../records/lots/lots.ts";
import type { Wine } from "../records/wine.ts";

export interface AcceptedChange {
  /** The id of the change. Its first event has the same id. */
  readonly id: string;
  readonly day: string;
  readonly change: Change;
  /** The id of the import that made the change, if an import did. */
  readonly importId?: string | undefined;
  readonly before: Wine | undefined;
  readonly after: Wine;
  /** The user who made the change. Only the server sets this [H11: author]. */
  readonly author?: EventAuthor | undefined;
  /** If this change undoes an earlier one, the events of the earlier change. */
  readonly undone?: readonly KeptEvent[] | undefined;
}

/**
 * UUID namespace from which the ids of a change's second and later events are derived. It must
 * never change, because such ids are stored.
 */
const NAMESPACE = "0f4c6f0e-6a0b-4c55-8d6a-2f3e6b7f9c41";

/**
 * The ids that a change's events get, in order. The first is the change's own id [H1: one event].
 */
export function* eventIdsOf(changeId: string): Generator<string, void> {
  yield changeId;
  for (let at = 1; at <= LOTS_MAX; at += 1) yield v5(`${changeId} ${String(at)}`, NAMESPACE);
}

/** Finds a change's events by their ids, with `eventOf`. Stops at the first id without an event. */
export function eventsOfChange<Event>(
  changeId: string,
  eventOf: (eventId: string) => Event | undefined,
): readonly Event[] {
  const events: Event[] = [];
  for (const id of eventIdsOf(changeId)) {
    const event = eventOf(id);
    if (!event) break;
    events.push(event);
  }
  return events;
}

/**
 * The events that a change of a wine creates or removes [H1: one event] [H3: undo] [H9: purchases].
 * Each purchase in the change gets one event, and its other bottles get one together. An undo
 * removes the events of the undone change. Pure, so every device creates the same events as the
 * server.
 */
export function eventsMadeBy(happening: AcceptedChange): readonly KeptEvent[] {
  const { before, after } = happening;
  const gained = after.quantity - (before?.quantity ?? 0);
  const undone = happening.undone?.filter(({ wineId }) => wineId === after.id) ?? [];
  if (undone.length === 0) return plainEvents(happening, gained);

  const gone = undone.map((event) => ({ ...event, bottles: 0, deleted: true }));
  // The undo can add or take more or fewer bottles than the undone change did, because of changes
  // in between. A correction covers the difference.
  const rest = undone.reduce((sum, event) => sum + quantityChangeOf(event), gained);
  if (rest === 0) return gone;
  const lot = onlyLot(growths(before, after, heldIn));
  return [...gone, ...numbered(happening, [{ kind: "corrected", bottles: rest, lot }])];
}

interface Draft {
  readonly kind: EventKind;
  readonly bottles: number;
  readonly lot: Lot | undefined;
  /** The facts that all lots of one purchase share. */
  readonly purchase?: Pick<Lot, "boughtOn" | "price" | "shop">;
}

function plainEvents(happening: AcceptedChange, gained: number): readonly KeptEvent[] {
  const { change, before, after } = happening;
  if (change.kind === "move-bottles") {
    const filled = growths(before, after, inLot).find(({ by }) => by > 0);
    if (!filled) return [];
    return numbered(happening, [{ kind: "moved", bottles: filled.by, lot: filled.lot }]);
  }
  const grown = growths(before, after, heldIn);
  // New lots are purchases only if the wine gained bottles. A wine whose lot was split gained none.
  const purchases = gained > 0 ? purchasesIn(grown.filter(({ isNew }) => isNew)) : [];
  const rest = purchases.reduce((left, { bottles }) => left - bottles, gained);
  const others = purchases.length > 0 ? grown.filter(({ isNew }) => !isNew) : grown;
  const kind = kindOf(change, rest > 0 && hasArrived(before, after));
  const drafts = [...purchases, { kind, bottles: rest, lot: onlyLot(others) }];
  return numbered(
    happening,
    drafts.filter(({ bottles }) => bottles !== 0),
  );
}

/** One purchase for all new lots with the same day, price and shop. */
function purchasesIn(growths: readonly Growth[]): readonly Draft[] {
  const groups = new Map<string, Growth[]>();
  for (const growth of growths) {
    const { boughtOn, price, shop } = growth.lot;
    const key = JSON.stringify([boughtOn, price?.minor, price?.currency, shop]);
    groups.set(key, [...(groups.get(key) ?? []), growth]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const { boughtOn, price, shop } = first.lot;
    const bottles = group.reduce((sum, { by }) => sum + by, 0);
    const lot = others.length === 0 ? first.lot : undefined;
    return [{ kind: "added", bottles, lot, purchase: { boughtOn, price, shop } }];
  });
}

function numbered(
  { id, day, importId, after, author }: AcceptedChange,
  drafts: readonly Draft[],
): readonly KeptEvent[] {
  const ids = eventIdsOf(id);
  return drafts.map(({ kind, bottles, lot, purchase }) => {
    const boughtOn = purchase?.boughtOn ?? null;
    const body = eventBodySchema.parse({
      kind,
      // An event is never later than the day of its change, even if the lot's purchase date is.
      day: boughtOn !== null && boughtOn < day ? boughtOn : day,
      price: (purchase ?? lot)?.price ?? null,
      shop: purchase?.shop ?? null,
    });
    const event: WineEvent = {
      ...body,
      id: ids.next().value ?? id,
      wineId: after.id,
      lotId: lot?.id ?? null,
      bottles,
      isUncounted: false,
      recordedOn: day,
      importId: (purchase && importId) ?? null,
      author: author ?? null,
      impressions: [],
      isDateUnknown: purchase !== undefined && importId !== undefined && boughtOn === null,
    };
    return { ...event, deleted: false };
  });
}

function kindOf({ kind }: Change, hasArrived: boolean): EventKind {
  switch (kind) {
    case "create":
    case "add-bottles":
      return "added";
    case "remove-bottles":
      return "drank";
    case "move-bottles":
      return "moved";
    case "edit":
    case "archive":
    case "unarchive":
    case "remove":
    case "restore":
      return hasArrived ? "added" : "corrected";
  }
}

/** Whether a change puts an ordered lot into the cellar [L5: arrival]. */
function hasArrived(before: Wine | undefined, after: Wine): boolean {
  const ordered = before?.lots.filter(({ state }) => state === "ordered") ?? [];
  const ids = new Set(ordered.map(({ id }) => id));
  return after.lots.some(({ id, state }) => state === "held" && ids.has(id));
}

/** A lot with the number of bottles that a change added to it; negative if it took bottles. */
interface Growth {
  readonly lot: Lot;
  readonly by: number;
  readonly isNew: boolean;
}

function growths(
  before: Wine | undefined,
  after: Wine,
  countOf: (lot: Lot) => number,
): readonly Growth[] {
  const was = new Map((before ? lotsOf(before) : []).map((lot) => [lot.id, lot]));
  const is = new Map(lotsOf(after).map((lot) => [lot.id, lot]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    const lot = now ?? old;
    const by = (now ? countOf(now) : 0) - (old ? countOf(old) : 0);
    return lot && by !== 0 ? { lot, by, isNew: !old } : [];
  });
}

const inLot = ({ bottles }: Lot): number => bottles;

const heldIn = ({ bottles, state }: Lot): number => (state === "held" ? bottles : 0);

function onlyLot([first, ...others]: readonly Growth[]): Lot | undefined {
  return others.length === 0 ? first?.lot : undefined;
}
