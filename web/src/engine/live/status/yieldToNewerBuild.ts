import { onVersionChange } from "../../db/opening/onVersionChange.ts";
import { keepTypedDrafts } from "../changes/drafts.ts";
import { personalStore } from "../personalStore.ts";

/**
 * Runs when a newer build upgrades the local store. Saves drafts, closes the store, then calls
 * `leave` to reload the page. `isKept`: the drafts were saved.
 */
export function yieldToNewerBuild(leave: (isKept: boolean) => void): void {
  personalStore(undefined, (cellar) => onVersionChange(cellar, { flush: keepTypedDrafts, leave }));
}
