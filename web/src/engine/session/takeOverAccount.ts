import { newId } from "../../platform/newId.ts";
import { cellarOf } from "../db/cellars.ts";
import { copyNewWineDrafts } from "../db/drafts.ts";
import { takeOverCellar } from "../db/repair/takeOverCellar.ts";
import { takeOverUnsent, unsentIn } from "../db/repair/takeOverUnsent.ts";
import { cachedPhoto } from "../sync/photoCache.ts";

interface Accounts {
  readonly formerId: string;
  readonly userId: string;
  /** The former account's local stores. All are open. */
  readonly storeIds: readonly string[];
}

/**
 * Copies into a user's personal cellar the personal cellar of an account that the server has
 * forgotten, and what was not sent from its other cellars [E4: forgotten user].
 */
export async function takeOverAccount({ formerId, userId, storeIds }: Accounts): Promise<void> {
  const into = cellarOf(userId);
  const takeOver = {
    now: Date.now(),
    newId,
    cachedPhoto: (path: string) => cachedPhoto(formerId, path),
  };
  await takeOverCellar(cellarOf(formerId), into, takeOver);
  for (const storeId of storeIds.filter((other) => other !== formerId)) {
    const from = cellarOf(storeId);
    await takeOverUnsent(await unsentIn(from), { from, into }, takeOver);
    await copyNewWineDrafts(from, into);
  }
}
