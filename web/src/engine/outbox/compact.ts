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

export interface PendingWine {
  readonly base: KeptWine | undefined;
  readonly entries: readonly OutboxEntry[];
  readonly userId: string;
  /**
   * Whether a change or photo of the last entry's event is pending too. The event's id is the
   * entry's `opId` [H1: one event].
   */
  readonly hasDetails: boolean;
}

/**
 * One change that can replace a wine's last pending change and the new change; `undefined` if both
 * are needed. An edit that the current wine refuses is not merged, because the merged edit would be
 * refused too.
 */
export function compactPending(pending: PendingWine, change: Change): Change | undefined {
  const { base, entries, userId, hasDetails } = pending;
  const tail = entries.at(-1);
  const merged = hasDetails ? undefined : compact(tail, change);
  if (!tail || !merged) return undefined;
  const separate = replay(base, [...entries, { ...tail, change }], userId);
  const asOne = replay(base, [...entries.slice(0, -1), { ...tail, change: merged }], userId);
  return showsSame(separate, asOne) ? merged : undefined;
}

function showsSame(one: KeptWine | undefined, other: KeptWine | undefined): boolean {
  if (!one || !other) return one === other;
  return one.isArchived === other.isArchived && differingFields(one, other).length === 0;
}

/**
 * One change with the same effect as the wine's last pending change followed by the new change;
 * `undefined` if both are needed [O7: compaction]. Sent changes are never rewritten.
 */
export function compact(tail: OutboxEntry | undefined, change: Change): Change | undefined {
  if (!tail || tail.opNo !== undefined || tail.undoes !== undefined) return undefined;

  if (tail.change.kind === "edit" && change.kind === "edit") return mergeEdits(tail.change, change);
  return setsArchived(tail.change) && setsArchived(change) ? change : undefined;
}

function setsArchived({ kind }: { kind: string }): boolean {
  return kind === "archive" || kind === "unarchive";
}

/**
 * Whether one edit sets lots and the other only the quantity. In a merged edit the lots would
 * override the quantity.
 */
function wouldLotsOverrideQuantity(one: WineValues, other: WineValues): boolean {
  const conflicts = (lots: WineValues, alone: WineValues) =>
    "lots" in lots && !("lots" in alone) && "quantity" in alone;
  return conflicts(one, other) || conflicts(other, one);
}

/**
 * Fields that are lists whose members have ids. Two edits of such a field merge member by member.
 */
const LISTS: ReadonlySet<string> = new Set(["lots", "opened", "valuations"]);

/**
 * Merges two edits into one: the base from the first edit that sets a field, and the value from the
 * last. Differences of the quantity are added up [M4: quantity].
 */
function mergeEdits(first: Edit, second: Edit): Edit | undefined {
  if (!first.base || !second.base || wouldLotsOverrideQuantity(first.base, second.base))
    return undefined;

  const base = { ...second.base, ...first.base };
  const body = { ...second.body };
  for (const field of WINE_FIELDS) {
    const isSaidTwice = field in first.base && field in second.base;
    // Between the two edits others may have changed a set, lot, opened bottle or valuation; their
    // change must survive [M7: sets] [L4: lot merge] [B2: open merge] [W15: merging valuations].
    const isOfMany = field in SET_FIELDS || LISTS.has(field);
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
