import type { GivenWishBody, Wish } from "sync-protocol";
import { useMemo } from "react";
import { useStore } from "zustand";
import { putWish, removeWish, type WishCommandOutcome } from "../../db/commands/wishCommands.ts";
import { watchWishes } from "../../db/queries/watchWishes.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";
import { commandRunner } from "../changes/commandRunner.ts";
import { personalStore } from "../personalStore.ts";
import { useOpenStoreId } from "../useSession.ts";

export type { WishCommandOutcome } from "../../db/commands/wishCommands.ts";

const localWishes = personalStore<{ readonly wishes: readonly Wish[] | undefined }>(
  { wishes: undefined },
  (cellar, show) => {
    const next = (wishes: readonly Wish[]) => {
      show({ wishes });
    };
    return watchWishes(cellar, next, untilIdle);
  },
);

/** The wishes, newest first; `undefined` while they load. */
export function useWishes(): readonly Wish[] | undefined {
  return useStore(localWishes, ({ wishes }) => wishes);
}

/**
 * Commands that change wishes. Each promise resolves when the change is durable on this device.
 * Works offline.
 */
export interface WishCommands {
  /** Creates a wish. With `seen`, the wish when the editor was opened, edits that wish. */
  readonly putWish: (body: GivenWishBody, seen?: Wish) => Promise<WishCommandOutcome>;
  readonly removeWish: (wishId: string) => Promise<WishCommandOutcome>;
}

/** The commands for the open cellar's wishes. They reject only if the local store fails. */
export function useWishCommands(): WishCommands {
  const storeId = useOpenStoreId();
  return useMemo(() => {
    const run = commandRunner<WishCommandOutcome>(storeId);
    return {
      putWish: (body, seen) => run((cellar, context) => putWish(cellar, { seen, body }, context)),
      removeWish: (wishId) => run((cellar, context) => removeWish(cellar, wishId, context)),
    };
  }, [storeId]);
}
