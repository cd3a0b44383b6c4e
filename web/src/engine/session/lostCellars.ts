import { newId } from "../../platform/newId.ts";
import { discardAttention } from "../db/attention/attentionCommands.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf, deleteCellar } from "../db/cellars.ts";
import { changeCellars } from "../db/deviceDatabase.ts";
import { countUnsent, exportUnsent } from "../db/queries/unsent.ts";
import { storeIdOf, type StoreOwner } from "../db/storeId.ts";
import { cachedPhoto, forgetPhotosOf } from "../sync/photoCache.ts";
import { syncNow } from "../sync/startSync.ts";
import { isForRole } from "../outbox/outbox.ts";
import { showCellars } from "./cellarsStore.ts";
import { forgetNotes } from "./userNotes.ts";

/**
 * Handles a cellar that the user can no longer read: deletes its copy on this device, unless that
 * has unsent changes. Then it stays, set aside, until the user has decided [C19: lost copy].
 */
export async function loseCellar(
  owner: StoreOwner,
  name: string,
): Promise<{ readonly unsent: number }> {
  const unsent = await countUnsent(cellarOf(storeIdOf(owner)));
  if (unsent === 0) await forgetCopy(owner);
  const changed = await changeCellars(owner.userId, ({ lost, ...known }) => {
    const others = lost.filter(({ id }) => id !== owner.cellarId);
    const kept = unsent === 0 ? [] : [{ id: owner.cellarId, name, unsent }];
    return { ...known, lost: [...others, ...kept] };
  });
  if (changed) showCellars(changed);
  return { unsent };
}

/** The unsent changes of a lost cellar, as JSON text. */
export function exportLost(owner: StoreOwner): Promise<string> {
  return exportUnsent(cellarOf(storeIdOf(owner)), Date.now());
}

/**
 * Adds the wines with unsent changes of a lost cellar, and the unsent events, to the user's
 * personal cellar, then deletes the copy.
 */
export async function addLostToOwn(owner: StoreOwner): Promise<void> {
  const { userId } = owner;
  const { takeOverUnsent } = await import("../db/repair/takeOverCellar.ts");
  await takeOverUnsent(cellarOf(storeIdOf(owner)), cellarOf(userId), takeOverNow(owner));
  await forgetLost(owner);
  syncNow();
}

/**
 * Adds the wines whose changes were refused because the user may only look at the cellar, as this
 * device shows them, to the user's personal cellar. The refused changes are then discarded.
 */
export async function addRefusedToOwn(cellar: CellarDatabase): Promise<void> {
  const refused = (await cellar.attention.toArray()).filter(({ finding }) => isForRole(finding));
  const { takeOverChanges } = await import("../db/repair/takeOverCellar.ts");
  await takeOverChanges(
    { refused },
    { from: cellar, into: cellarOf(cellar.userId) },
    takeOverNow(cellar),
  );
  for (const { opId } of refused) await discardAttention(cellar, opId);
}

/** Deletes the copy of a lost cellar with its unsent changes. */
export async function forgetLost(owner: StoreOwner): Promise<void> {
  await forgetCopy(owner);
  const changed = await changeCellars(owner.userId, ({ lost, ...known }) => ({
    ...known,
    lost: lost.filter(({ id }) => id !== owner.cellarId),
  }));
  if (changed) showCellars(changed);
}

function takeOverNow({ userId }: Pick<StoreOwner, "userId">) {
  return {
    now: Date.now(),
    newId,
    cachedPhoto: (path: string) => cachedPhoto(userId, path),
  };
}

async function forgetCopy(owner: StoreOwner): Promise<void> {
  const storeId = storeIdOf(owner);
  const { wines, events } = cellarOf(storeId);
  const photos = [...(await wines.toArray()), ...(await events.toArray())].flatMap((row) =>
    "photoUrl" in row && row.photoUrl ? [row.photoUrl] : [],
  );
  await forgetPhotosOf(owner.userId, photos);
  await deleteCellar(storeId);
  forgetNotes(storeId);
}
