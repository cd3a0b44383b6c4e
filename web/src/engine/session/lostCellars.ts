import { newId } from "../../platform/newId.ts";
import { discardAttention } from "../db/attention/attentionCommands.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf, deleteCellar } from "../db/cellars.ts";
import { copyNewWineDrafts, newWineDrafts } from "../db/drafts.ts";
import { discardPhoto } from "../db/photos/keptPhotos.ts";
import { countUnsent, exportUnsent } from "../db/queries/unsent.ts";
import type { TakeOver } from "../db/repair/takeOverCellar.ts";
import { storeIdOf, type StoreOwner } from "../db/storeId.ts";
import { cachedPhoto, forgetPhotosOf } from "../sync/photoCache.ts";
import { sendOther, syncNow } from "../sync/startSync.ts";
import { isForRole, isRefusalForRole } from "../outbox/outbox.ts";
import { openStore } from "./openStore.ts";
import { openStoreId } from "./sessionStore.ts";
import { updateCellars } from "./updateCellars.ts";
import { forgetNotes } from "./userNotes.ts";

/**
 * Handles a cellar that the user can no longer read: deletes its copy on this device, unless that
 * has unsent changes. Then it stays, set aside, until the user has decided [C19: lost copy].
 */
export async function loseCellar(
  owner: StoreOwner,
  name: string,
): Promise<{ readonly unsent: number }> {
  const cellar = cellarOf(storeIdOf(owner));
  const photos = await photosIn(cellar);
  const unsent = await countKept(cellar);
  if (unsent === 0) await forgetCopy(owner, photos);
  await updateCellars(owner.userId, ({ lost, ...known }) => {
    const others = lost.filter(({ id }) => id !== owner.cellarId);
    const kept = unsent === 0 ? [] : [{ id: owner.cellarId, name, unsent }];
    return { ...known, lost: [...others, ...kept] };
  });
  return { unsent };
}

/** The unsent changes of a lost cellar, as JSON text. */
export async function exportLost(owner: StoreOwner): Promise<string> {
  return exportUnsent(await openStore(storeIdOf(owner)), Date.now());
}

/**
 * Adds the wines with unsent changes of a lost cellar, and the unsent events, to the user's
 * personal cellar, then deletes the copy.
 */
export async function addLostToOwn(owner: StoreOwner): Promise<void> {
  const from = await openStore(storeIdOf(owner));
  const { takeOverUnsent, unsentIn } = await import("../db/repair/takeOverUnsent.ts");
  await addToOwn(owner, async (into, takeOver) => {
    await takeOverUnsent(await unsentIn(from), { from, into }, takeOver);
    await copyNewWineDrafts(from, into);
  });
  await forgetLost(owner);
}

/**
 * Adds the wines and events of changes and photos that were refused for the user's role to the
 * personal cellar. The refused changes and photos are then discarded.
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

/** Runs `copy` with the user's personal cellar, and sends the copies. */
async function addToOwn(
  { userId }: Pick<StoreOwner, "userId">,
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

/** Deletes the copy of a lost cellar with its unsent changes. */
export async function forgetLost(owner: StoreOwner): Promise<void> {
  await forgetCopy(owner, await photosIn(cellarOf(storeIdOf(owner))));
  await updateCellars(owner.userId, ({ lost, ...known }) => ({
    ...known,
    lost: lost.filter(({ id }) => id !== owner.cellarId),
  }));
}

/** How much of a store only this device has, a half-filled form and unreadable records included. */
async function countKept(cellar: CellarDatabase): Promise<number> {
  const hasDraft = (await newWineDrafts(cellar)).length > 0;
  return (await countUnsent(cellar)) + Number(hasDraft) + (await cellar.unreadable.count());
}

/** Deletes a store, then its photos, which takes longer. */
async function forgetCopy(owner: StoreOwner, photos: readonly string[]): Promise<void> {
  const storeId = storeIdOf(owner);
  await deleteCellar(storeId);
  forgetNotes(storeId);
  await forgetPhotosOf(owner.userId, photos);
}

async function photosIn({ wines, events }: CellarDatabase): Promise<readonly string[]> {
  const rows = [...(await wines.toArray()), ...(await events.toArray())];
  return rows.flatMap((row) => ("photoUrl" in row && row.photoUrl ? [row.photoUrl] : []));
}
