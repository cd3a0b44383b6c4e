import type { OpResult } from "sync-protocol";
import { photoSetBy, photoWithout } from "../../rules/photoSetBy.ts";
import type { Entries } from "../../rules/settle.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { type AttachedPhoto, attachedPhotos, keptPhotosOf } from "./photoKeys.ts";

/** A photo that a verdict says is missing, and that its owner still wants. */
interface MissedPhoto {
  readonly wineId: string;
  readonly path: string;
  /** What the wine shows in its place. */
  readonly over: string | null | undefined;
}

/**
 * What these verdicts newly say is missing, `before` being the entries that they are for. One that
 * a later change of its owner has replaced is missed by nobody. Runs before verdicts are written.
 */
export async function missedPhotos(
  cellar: CellarDatabase,
  { outbox, attention }: Entries,
  results: readonly OpResult[],
): Promise<readonly MissedPhoto[]> {
  const missed: MissedPhoto[] = [];
  for (const { opId, verdict } of results) {
    if (verdict.kind !== "applied" || verdict.missingPhoto === undefined) continue;
    const entry = outbox.find((candidate) => candidate.opId === opId);
    if (!entry || entry.appliedSeq !== undefined) continue;
    const parked = attention.find((candidate) => candidate.opId === opId);
    const { wineId, position } = entry;
    const pending = await cellar.outbox.where("wineId").equals(wineId).toArray();
    const isReplaced = pending.some(
      (other) => other.position > position && photoSetBy(other.change) !== undefined,
    );
    const over = photoWithout(parked?.change ?? entry.change);
    if (!isReplaced) missed.push({ wineId, path: verdict.missingPhoto, over });
  }
  return missed;
}

/**
 * Lets go of the photos that the server's rows show by now or that nothing here brings to a wine
 * any more (rule F3), and readies those that are missed to be sent again (rule F4). Runs once rows
 * and verdicts are written, in their transaction; `hasRows` where the rows are of this history.
 */
export async function settlePhotos(
  cellar: CellarDatabase,
  missed: readonly MissedPhoto[],
  { hasRows, now }: { readonly hasRows: boolean; readonly now: number },
): Promise<void> {
  for (const photo of missed) await sendAgain(cellar, photo, now);
  for (const photo of await attachedPhotos(cellar)) {
    const isShown = hasRows && (await isShownByRow(cellar, photo));
    if (isShown || !(await isBrought(cellar, photo))) await cellar.photos.delete(photo.id);
  }
}

async function sendAgain(
  cellar: CellarDatabase,
  { wineId, path, over }: MissedPhoto,
  now: number,
): Promise<void> {
  const { photos, missingPhotos } = cellar;
  const kept = await keptPhotosOf(cellar, wineId);
  const newer = kept.find((photo) => photo.path === undefined);
  if (newer) {
    const { over: seen } = (await photos.get(newer.id)) ?? {};
    if (seen === path) await photos.update(newer.id, { over });
    return;
  }
  const same = kept.find((photo) => photo.path === path);
  if (same) await photos.update(same.id, { path: undefined, over });
  else await missingPhotos.put({ path, wineId, missedAt: now, over, isLost: false });
}

async function isShownByRow(
  { wines }: CellarDatabase,
  { wineId, path }: AttachedPhoto,
): Promise<boolean> {
  return (await wines.get(wineId))?.photoUrl === path;
}

/** Whether a change that is on its way, or that its owner may yet send, points at the photo. */
async function isBrought(
  { outbox, attention }: CellarDatabase,
  { wineId, path }: AttachedPhoto,
): Promise<boolean> {
  const pending = await outbox.where("wineId").equals(wineId).toArray();
  if (pending.some(({ change }) => photoSetBy(change) === path)) return true;
  const needing = await attention.where("wineId").equals(wineId).toArray();
  return needing.some(
    ({ change, finding }) => finding.kind !== "overwrote" && photoSetBy(change) === path,
  );
}
