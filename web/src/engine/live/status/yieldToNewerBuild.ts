import { whenOutgrown } from "../../db/opening/whenOutgrown.ts";
import { keepTypedDrafts } from "../changes/drafts.ts";
import { personalStore } from "../personalStore.ts";

/**
 * Where a newer build changes the local store in another page: keeps what is typed, lets go of the
 * store, and has `leave` reload this page into that build, told whether the typing was kept.
 */
export function yieldToNewerBuild(leave: (isKept: boolean) => void): void {
  personalStore(undefined, (cellar) => whenOutgrown(cellar, { flush: keepTypedDrafts, leave }));
}
