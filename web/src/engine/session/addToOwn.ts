import { newId } from "../../platform/newId.ts";
import { discardAttention } from "../db/attention/attentionCommands.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { copyNewWineDrafts } from "../db/drafts.ts";
import { discardPhoto } from "../db/photos/keptPhotos.ts";
import type { TakeOver } from "../db/repair/takeOverCellar.ts";
import type { CellarAddress } from "sync-protocol";
import { storeIdOf } from "../db/storeId.ts";
import { isForRole, isRefusalForRole } from "../outbox/outbox.ts";
import { cachedPhoto } from "../sync/photoCache.ts";
import { sendOther, syncNow } from "../sync/startSync.ts";
import { forgetLost } from "./lostCellars.ts";
import { openStore } from "./openStore.ts";
import { openStoreId } from "./sessionStore.ts";

/**
 * Copies the changed wines and unsent events of a lost cellar to the user's personal cellar. Then
 * deletes the copy of the lost cellar.
 */
export async function addLostToOwn(owner: CellarAddress): Promise<void> {
  const from = await openStore(storeIdOf(owner));
  const { takeOverUnsent, unsentIn } = await import("../db/repair/takeOverUnsent.ts");
  await addToOwn(owner, async (into, takeOver) => {
    await takeOverUnsent(await unsentIn(from), { from, into }, takeOver);
    await copyNewWineDrafts(from, into);
  });
  await forgetLost(owner);
}

/**
 * For changes and photos refused because of the user's role: copies their wines and events to the
 * personal cellar, then discards the changes and photos.
 */
export async function addRefusedToOwn(from: CellarDatabase): Promise<void> {
  const { attention } = from;
  const roots = await attention.filter(({ finding }) => isForRole(finding)).toArray();
  const rootIds = new Set(roots.map(({ opId }) => opId));
  const changes = await attention
    .filter(({ opId, finding }) => {
      return rootIds.has(opId) || (finding.kind === "dependant" && rootIds.has(finding.of));
    })
    .toArray();
  const photos = await from.photos
    .filter(({ refusal }) => refusal !== undefined && isRefusalForRole(refusal))
    .toArray();
  const { takeOverUnsent } = await import("../db/repair/takeOverUnsent.ts");
  await addToOwn(from, (into, takeOver) =>
    takeOverUnsent({ changes, photos }, { from, into }, takeOver),
  );
  for (const opId of rootIds) await discardAttention(from, opId);
  for (const { id } of photos) await discardPhoto(from, id);
}

async function addToOwn(
  { userId }: Pick<CellarAddress, "userId">,
  copy: (into: CellarDatabase, takeOver: TakeOver) => Promise<void>,
): Promise<void> {
  const into = await openStore(userId);
  await copy(into, {
    now: Date.now(),
    newId,
    cachedPhoto: (path) => cachedPhoto(userId, path),
  });
  if (openStoreId() === userId) syncNow();
  else sendOther(into).catch(reportError);
}
