import {
  type EventBody,
  eventBodyOf,
  eventBodySchema,
  heldBy,
  sameValue,
  type WineEvent,
} from "sync-protocol";

/** What can be done with an entry of the journal that is to go (rule H10). */
export interface EntryRemoval {
  /** Bottles that can be put back into the cellar with it. */
  readonly bottlesBack: number;
  /** What happens to the entry where its bottles stay as they are. */
  readonly entry: "goes" | "becomes a correction" | "stays";
}

/** How an entry can be removed. */
export function removalOf(event: WineEvent): EntryRemoval {
  const held = heldBy(event);
  if (held === 0) return { bottlesBack: 0, entry: "goes" };
  const isBare = sameValue(eventBodyOf(event), correctionOf(event));
  return {
    bottlesBack: Math.max(0, -held),
    entry: isBare ? "stays" : "becomes a correction",
  };
}

/** What is left of an entry that counts bottles: how many, and on which day; of a purchase what was paid. */
export function correctionOf({ kind, day, price }: WineEvent): EventBody {
  const wasPaid = kind === "added" || kind === "corrected";
  return eventBodySchema.parse({ kind: "corrected", day, price: wasPaid ? price : null });
}
