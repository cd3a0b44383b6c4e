import { whenOutgrown } from "../db/whenOutgrown.ts";
import { keepTypedDrafts } from "./drafts.ts";
import { personalStore } from "./personalStore.ts";

/**
 * Where a newer build changes the local store in another page: keeps what is typed, lets go of the
 * store, and reloads this page into that build.
 */
export function yieldToNewerBuild(): void {
  const leave = () => {
    window.location.reload();
  };
  personalStore(undefined, (cellar) => whenOutgrown(cellar, { flush: keepTypedDrafts, leave }));
}
