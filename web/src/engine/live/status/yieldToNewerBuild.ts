import { onVersionChange } from "../../db/opening/onVersionChange.ts";
import { keepTypedDrafts } from "../changes/drafts.ts";
import { personalStore } from "../personalStore.ts";

/**
 * When a newer build upgrades the local store: saves drafts, closes the store, then calls
 * `leave(isKept)` to reload. `isKept` is whether the drafts were saved.
 */
export function yieldToNewerBuild(leave: (isKept: boolean) => void): void {
  personalStore(undefined, (cellar) => onVersionChange(cellar, { flush: keepTypedDrafts, leave }));
}
