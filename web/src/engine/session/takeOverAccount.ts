import { newId } from "../../platform/newId.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { storeIdsOf } from "../db/cellars.ts";
import { copyNewWineDrafts } from "../db/drafts.ts";
import { takeOverCellar } from "../db/repair/takeOverCellar.ts";
import { takeOverUnsent, unsentIn } from "../db/repair/takeOverUnsent.ts";
import { cachedPhoto } from "../sync/photoCache.ts";
import { openStore } from "./openStore.ts";

/**
 * Copies the data of an account that the server has forgotten into a user's personal cellar: the
 * account's personal cellar, and the unsent changes of its other cellars [E4: forgotten user].
 */
export async function takeOverAccount(formerId: string, userId: string): Promise<void> {
  const former = await openStore(formerId);
  const into = await openStore(userId);
  const shared: CellarDatabase[] = [];
  for (const storeId of await storeIdsOf(formerId)) {
    if (storeId !== formerId) shared.push(await openStore(storeId));
  }
  const takeOver = {
    now: Date.now(),
    newId,
    cachedPhoto: (path: string) => cachedPhoto(formerId, path),
  };
  await takeOverCellar(former, into, takeOver);
  for (const from of shared) {
    await takeOverUnsent(await unsentIn(from), { from, into }, takeOver);
    await copyNewWineDrafts(from, into);
  }
}
