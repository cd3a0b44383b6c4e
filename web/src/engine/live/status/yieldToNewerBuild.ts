import { whenOutgrown } from "../../db/opening/whenOutgrown.ts";
import { keepTypedDrafts } from "../changes/drafts.ts";
import { personalStore } from "../personalStore.ts";

/**
 * When a newer build in another page upgrades the local store: saves what was typed, releases the
 * store, and calls `leave` to reload this page into that build, saying whether the input was saved.
 */
export function yieldToNewerBuild(leave: (isKept: boolean) => void): void {
  personalStore(undefined, (cellar) => whenOutgrown(cellar, { flush: keepTypedDrafts, leave }));
}
