import {
  applyWishChange,
  isOfWish,
  type KeptWish,
  type Wish,
  type WishChange,
  wishOf,
  type WishOutcome,
  type WishRow,
} from "sync-protocol";
import type { OutboxEntry } from "../outbox/outbox.ts";

/** By id, including removed wishes. */
export type KeptWishes = ReadonlyMap<string, KeptWish>;

/**
 * Decides a wish change as the server would. Only the server checks the maximum number of wishes
 * [T2: limit].
 */
export function decideWishHere(kept: KeptWishes, change: WishChange): WishOutcome {
  return applyWishChange(change, { wish: kept.get(change.wishId), holds: 0 });
}

/** The server's wish rows with the pending wish changes applied in order [S1: view]. */
export function replayWishes(
  rows: readonly WishRow[],
  pending: readonly Pick<OutboxEntry, "change">[],
): KeptWishes {
  const kept = new Map<string, KeptWish>(rows.map((row) => [row.id, row]));
  for (const { change } of pending) {
    if (!isOfWish(change)) continue;
    const outcome = decideWishHere(kept, change);
    if (outcome.kind === "changed") kept.set(outcome.wish.id, outcome.wish);
  }
  return kept;
}

/** Newest first, without removed wishes. */
export function livingWishes(kept: KeptWishes): readonly Wish[] {
  return [...kept.values()].flatMap((wish) => (wish.deleted ? [] : wishOf(wish))).reverse();
}
