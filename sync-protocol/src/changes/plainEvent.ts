import type { Change } from "./change.ts";
import {
  eventBodySchema,
  type EventKind,
  heldBy,
  type KeptEvent,
  type WineEvent,
} from "../records/event.ts";
import type { Lot } from "../records/lot.ts";
import { lotsOf } from "../records/lots.ts";
import type { Wine } from "../records/wine.ts";

/** A change of a wine that took effect, and what it made of the wine. */
export interface Happening {
  /** The id of the change, which its event bears. */
  readonly id: string;
  /** The day on which it was made. */
  readonly day: string;
  readonly change: Change;
  readonly before: Wine | undefined;
  readonly after: Wine;
  /** The event of the change that this one takes back. */
  readonly undone?: KeptEvent | undefined;
}

/**
 * The events that a change of a wine makes, or makes anew: one where it moves bottles or changes how many
 * there are, and of an undo the one that it takes back (rules H1 to H3).
 *
 * Pure, so that every device makes the very event that the server makes.
 */
export function eventsMadeBy(happening: Happening): readonly KeptEvent[] {
  const { undone, before, after } = happening;
  const gained = after.quantity - (before?.quantity ?? 0);
  if (undone?.wineId !== after.id) return plainEvents(happening, gained);

  const gone = { ...undone, bottles: 0, deleted: true };
  // What others did meanwhile may leave less to take back, or more.
  const rest = gained + heldBy(undone);
  return rest === 0 ? [gone] : [gone, ...plainEvents(happening, rest, "corrected")];
}

function plainEvents(
  { id, day, change, before, after }: Happening,
  gained: number,
  kind = kindOf(change, before, after),
): readonly KeptEvent[] {
  const isMove = kind === "moved";
  const bottles = isMove ? movedBy(before, after) : gained;
  if (bottles === 0) return [];
  const lot = isMove ? movedTo(before, after) : onlyLot(before, after);
  const body = eventBodySchema.parse({ kind, day, price: lot?.price ?? null });
  const event: WineEvent = {
    ...body,
    id,
    wineId: after.id,
    lotId: lot?.id ?? null,
    bottles,
    isUncounted: false,
  };
  return [{ ...event, deleted: false }];
}

function kindOf(change: Change, before: Wine | undefined, after: Wine): EventKind {
  switch (change.kind) {
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
      return hasArrived(before, after) ? "added" : "corrected";
  }
}

/** Whether bottles that were ordered are in the cellar now (rule L5). */
function hasArrived(before: Wine | undefined, after: Wine): boolean {
  const ordered = before?.lots.filter(({ state }) => state === "ordered") ?? [];
  const ids = new Set(ordered.map(({ id }) => id));
  const arrived = after.lots.filter(({ id, state }) => state === "held" && ids.has(id));
  return arrived.length > 0 && after.quantity > (before?.quantity ?? 0);
}

/** By how much each lot of a wine has grown, of those that have not stayed as they were. */
function growths(
  before: Wine | undefined,
  after: Wine,
  countOf: (lot: Lot) => number,
): readonly { readonly lot: Lot; readonly by: number }[] {
  const was = new Map((before ? lotsOf(before) : []).map((lot) => [lot.id, lot]));
  const is = new Map(lotsOf(after).map((lot) => [lot.id, lot]));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)];
    const lot = now ?? old;
    const by = (now ? countOf(now) : 0) - (old ? countOf(old) : 0);
    return lot && by !== 0 ? { lot, by } : [];
  });
}

const inLot = ({ bottles }: Lot): number => bottles;

const heldIn = ({ bottles, state }: Lot): number => (state === "held" ? bottles : 0);

/** The lot whose held bottles changed, where it is but one. */
function onlyLot(before: Wine | undefined, after: Wine): Lot | undefined {
  const [first, ...others] = growths(before, after, heldIn);
  return others.length === 0 ? first?.lot : undefined;
}

function movedBy(before: Wine | undefined, after: Wine): number {
  return growths(before, after, inLot).find(({ by }) => by > 0)?.by ?? 0;
}

function movedTo(before: Wine | undefined, after: Wine): Lot | undefined {
  return growths(before, after, inLot).find(({ by }) => by > 0)?.lot;
}
