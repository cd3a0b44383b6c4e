import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf, deleteCellar } from "../db/cellars.ts";
import { newWineDrafts } from "../db/drafts.ts";
import { countUnsent, exportUnsent } from "../db/queries/unsent.ts";
import type { LostCellar } from "../db/deviceDatabase.ts";
import type { CellarAddress } from "sync-protocol";
import { storeIdOf } from "../db/storeId.ts";
import { forgetPhotosOf } from "../sync/photoCache.ts";
import { openStore } from "./openStore.ts";
import { updateCellars } from "./updateCellars.ts";
import { forgetNotes } from "./userNotes.ts";

/**
 * Handles a cellar that the user can no longer read. Deletes its copy on this device. A copy with
 * unsent changes stays until the user has decided [C19: lost copy].
 */
export async function loseCellar(
  owner: CellarAddress,
  { name, reason }: Pick<LostCellar, "name" | "reason">,
): Promise<{ readonly unsent: number }> {
  const cellar = cellarOf(storeIdOf(owner));
  const photos = await photosIn(cellar);
  const unsent = await countKept(cellar);
  if (unsent === 0) await forgetCopy(owner, photos);
  await updateCellars(owner.userId, ({ lost, ...known }) => {
    const others = lost.filter(({ id }) => id !== owner.cellarId);
    const kept = unsent === 0 ? [] : [{ id: owner.cellarId, name, unsent, reason }];
    return { ...known, lost: [...others, ...kept] };
  });
  return { unsent };
}

export async function exportLost(owner: CellarAddress): Promise<string> {
  return exportUnsent(await openStore(storeIdOf(owner)), Date.now());
}

export async function forgetLost(owner: CellarAddress): Promise<void> {
  await forgetCopy(owner, await photosIn(cellarOf(storeIdOf(owner))));
  await updateCellars(owner.userId, ({ lost, ...known }) => ({
    ...known,
    lost: lost.filter(({ id }) => id !== owner.cellarId),
  }));
}

/**
 * Number of changes that only this device has. A draft of a new wine and unreadable records count
 * too.
 */
async function countKept(cellar: CellarDatabase): Promise<number> {
  const hasDraft = (await newWineDrafts(cellar)).length > 0;
  return (await countUnsent(cellar)) + Number(hasDraft) + (await cellar.unreadable.count());
}

/** Deletes a store first, then its photos, because deleting photos takes longer. */
async function forgetCopy(owner: CellarAddress, photos: readonly string[]): Promise<void> {
  const storeId = storeIdOf(owner);
  await deleteCellar(storeId);
  forgetNotes(storeId);
  await forgetPhotosOf(owner.userId, photos);
}

async function photosIn({ wines, events }: CellarDatabase): Promise<readonly string[]> {
  const rows = [...(await wines.toArray()), ...(await events.toArray())];
  return rows.flatMap((row) => ("photoUrl" in row && row.photoUrl ? [row.photoUrl] : []));
}
