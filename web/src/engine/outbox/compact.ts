import {
  bottlesAdded,
  type Change,
  differingFields,
  type Edit,
  type KeptWine,
  QUANTITY,
  sameValue,
  SET_FIELDS,
  WINE_FIELDS,
  type WineValues,
} from "sync-protocol";
import type { OutboxEntry } from "./outbox.ts";
import { replay } from "./replay.ts";

/** A wine's row and what is pending on it. */
export interface Pending {
  readonly base: KeptWine | undefined;
  readonly entries: readonly OutboxEntry[];
  readonly userId: string;
  /** Something waits that is said of the event of the last entry, which bears its name (rule H1). */
  readonly isSpokenOf: boolean;
}

/**
 * The change to write in the place of a wine's last pending one, so that it says what both say;
 * `undefined` when the new one must follow by itself. An edit that the wine as it is by now refuses
 * is not merged: the next would go down with it.
 */
export function compactPending(pending: Pending, change: Change): Change | undefined {
  const { base, entries, userId, isSpokenOf } = pending;
  const tail = entries.at(-1);
  const merged = isSpokenOf ? undefined : compact(tail, change);
  if (!tail || !merged) return undefined;
  const apart = replay(base, [...entries, { ...tail, change }], userId);
  const asOne = replay(base, [...entries.slice(0, -1), { ...tail, change: merged }], userId);
  return showsSame(apart, asOne) ? merged : undefined;
}

function showsSame(one: KeptWine | undefined, other: KeptWine | undefined): boolean {
  if (!one || !other) return one === other;
  return one.isArchived === other.isArchived && differingFields(one, other).length === 0;
}

/**
 * The one change that says the same as the wine's last pending change followed by a new one;
 * `undefined` when both must go (rule O7). What was ever sent is never rewritten.
 */
export function compact(tail: OutboxEntry | undefined, change: Change): Change | undefined {
  if (!tail || tail.opNo !== undefined || tail.undoes !== undefined) return undefined;

  if (tail.change.kind === "edit" && change.kind === "edit") return mergeEdits(tail.change, change);
  return setsArchived(tail.change) && setsArchived(change) ? change : undefined;
}

function setsArchived({ kind }: { kind: string }): boolean {
  return kind === "archive" || kind === "unarchive";
}

/** Whether one tells of lots and the other of bottles alone: in one, the lots would say both. */
function isOfBottlesApart(one: WineValues, other: WineValues): boolean {
  const apart = (lots: WineValues, alone: WineValues) =>
    "lots" in lots && !("lots" in alone) && "quantity" in alone;
  return apart(one, other) || apart(other, one);
}

/** The first base, the last values; quantities are differences and add up (rule M4). */
function mergeEdits(first: Edit, second: Edit): Edit | undefined {
  if (!first.base || !second.base || isOfBottlesApart(first.base, second.base)) return undefined;

  const base = { ...second.base, ...first.base };
  const body = { ...second.body };
  for (const field of WINE_FIELDS) {
    const isSaidTwice = field in first.base && field in second.base;
    // What others did to a set, to lots or to opened bottles between the two is not this device's to do
    // (rules M7, L4, B2).
    const isOfMany = field in SET_FIELDS || field === "lots" || field === "opened";
    if (isSaidTwice && isOfMany && !sameValue(first.body[field], second.base[field])) {
      return undefined;
    }
    if (field in first.base && !(field in second.base)) {
      Object.assign(body, { [field]: first.body[field] });
    }
  }
  if (base.quantity !== undefined) {
    body.quantity = base.quantity + bottlesAdded(first) + bottlesAdded(second);
    if (body.quantity < QUANTITY.min || body.quantity > QUANTITY.max) return undefined;
  }
  return { ...second, base, body };
}
