import {
  type EventBody,
  eventBodyOf,
  eventBodySchema,
  quantityChangeOf,
  sameValue,
  type WineEvent,
} from "sync-protocol";

/** The options for removing a journal entry [H10: removing an entry]. */
export interface EntryRemoval {
  /** Number of bottles that the user can put back into the cellar when removing the entry. */
  readonly bottlesBack: number;
  /** What happens to the entry if the bottles are not put back. */
  readonly entry: "goes" | "becomes a correction" | "stays";
}

export function removalOf(event: WineEvent): EntryRemoval {
  const held = quantityChangeOf(event);
  if (held === 0) return { bottlesBack: 0, entry: "goes" };
  const isBare = sameValue(eventBodyOf(event), correctionOf(event));
  return {
    bottlesBack: Math.max(0, -held),
    entry: isBare ? "stays" : "becomes a correction",
  };
}

/**
 * The correction that replaces a removed entry, so that the stock stays the same. It keeps the day,
 * and the price if bottles were added.
 */
export function correctionOf({ kind, day, price }: WineEvent): EventBody {
  const wasPaid = kind === "added" || kind === "corrected";
  return eventBodySchema.parse({ kind: "corrected", day, price: wasPaid ? price : null });
}
