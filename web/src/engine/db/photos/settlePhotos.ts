import { isSwept, type OpResult } from "sync-protocol";
import { photoSetBy, photoWithout } from "./keepPhoto.ts";
import type { Entries } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { type AttachedPhoto, attachedPhotos, keptPhotoKeys, keptPhotosOf } from "./photoKeys.ts";

/** A photo that the server reports as missing and the user still wants. */
interface MissedPhoto {
  readonly recordId: string;
  readonly isOfEvent: boolean;
  readonly path: string;
  readonly replaces: string | null | undefined;
}

/**
 * The photos that the verdicts newly report as missing, except photos that the user has replaced
 * since. `before` has the entries to which the verdicts belong. Call before the verdicts are
 * written.
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
    const failed = attention.find((candidate) => candidate.opId === opId);
    const { recordId, position } = entry;
    const pending = await cellar.outbox.where("recordId").equals(recordId).toArray();
    const isReplaced = pending.some(
      (other) => other.position > position && photoSetBy(other.change) !== undefined,
    );
    const { change } = failed ?? entry;
    const [replaces, isOfEvent] = [photoWithout(change), change.kind === "put-event"];
    if (!isReplaced) missed.push({ recordId, isOfEvent, path: verdict.missingPhoto, replaces });
  }
  return missed;
}

interface PhotoSettleFacts {
  /** Whether the base rows are from the current epoch. */
  readonly hasRows: boolean;
  /** Whether the events are complete and from the current epoch. */
  readonly hasEvents: boolean;
  readonly hasPhotos: boolean;
  readonly now: number;
}

/**
 * Drops photos that the server's rows now show, or that no change on this device attaches any more
 * [F3: local photos]. Queues missing photos for a new upload [F4: upload again]. Call after writing
 * rows and verdicts, in their transaction.
 */
export async function settlePhotos(
  cellar: CellarDatabase,
  missed: readonly MissedPhoto[],
  { hasRows, hasEvents, hasPhotos, now }: PhotoSettleFacts,
): Promise<void> {
  for (const photo of missed) await sendAgain(cellar, photo, now);
  if (!hasPhotos) return;
  for (const photo of await attachedPhotos(cellar)) {
    const isShown = hasRows && (await isShownByRow(cellar, photo));
    if (isShown || !(await isBrought(cellar, photo))) await cellar.photos.delete(photo.id);
  }
  if (hasRows) await dropOfSwept(cellar);
  if (hasEvents) await dropOfGoneEvents(cellar);
}

/** Drops photos of swept wines, which can't be restored any more [W13: sweep]. */
async function dropOfSwept(cellar: CellarDatabase): Promise<void> {
  const photosOf = await keptPhotoKeys(cellar);
  const rows = await cellar.wines.bulkGet([...photosOf.keys()]);
  const swept = rows.flatMap((row) => (row && isSwept(row) ? (photosOf.get(row.id) ?? []) : []));
  const waiting = swept.filter(({ path }) => path === undefined);
  await cellar.photos.bulkDelete(waiting.map(({ id }) => id));
}

/**
 * Drops photos of events that are removed or unknown and that no pending or refused change concerns
 * [F3: local photos].
 */
async function dropOfGoneEvents(cellar: CellarDatabase): Promise<void> {
  const { wines, photos } = cellar;
  const waiting = [...(await keptPhotoKeys(cellar))].flatMap(([recordId, kept]) =>
    kept.flatMap(({ id, path }) => (path === undefined ? { recordId, id } : [])),
  );
  const rows = await wines.bulkGet(waiting.map(({ recordId }) => recordId));
  const ofNoWine = waiting.filter((_, at) => !rows[at]).map(({ id }) => id);
  for (const photo of await photos.bulkGet(ofNoWine)) {
    if (photo?.isOfEvent && (await isGone(cellar, photo.recordId))) await photos.delete(photo.id);
  }
}

async function isGone(
  { events, outbox, attention }: CellarDatabase,
  eventId: string,
): Promise<boolean> {
  const isNamed = (entry: { readonly opId: string; readonly recordId: string }) =>
    entry.opId === eventId || entry.recordId === eventId;
  const [pending, needing] = [outbox.filter(isNamed), attention.filter(isNamed)];
  if ((await pending.count()) + (await needing.count()) > 0) return false;
  return (await events.get(eventId))?.deleted !== false;
}

async function sendAgain(
  cellar: CellarDatabase,
  { recordId, isOfEvent, path, replaces }: MissedPhoto,
  now: number,
): Promise<void> {
  const { photos, missingPhotos } = cellar;
  const kept = await keptPhotosOf(cellar, recordId);
  const newer = kept.find((photo) => photo.path === undefined);
  if (newer) {
    const { replaces: seen } = (await photos.get(newer.id)) ?? {};
    if (seen === path) await photos.update(newer.id, { replaces });
    return;
  }
  const same = kept.find((photo) => photo.path === path);
  if (same) await photos.update(same.id, { path: undefined, replaces });
  else {
    const of = isOfEvent ? ({ recordId, isOfEvent } as const) : { recordId };
    await missingPhotos.put({ path, ...of, missedAt: now, replaces, isLost: false });
  }
}

async function isShownByRow(
  { wines, events }: CellarDatabase,
  { recordId, path }: AttachedPhoto,
): Promise<boolean> {
  const row = (await wines.get(recordId)) ?? (await events.get(recordId));
  return row?.photoUrl === path;
}

/** Whether a change that is pending or may be retried sets this photo. */
async function isBrought(
  { outbox, attention }: CellarDatabase,
  { recordId, path }: AttachedPhoto,
): Promise<boolean> {
  const pending = await outbox.where("recordId").equals(recordId).toArray();
  if (pending.some(({ change }) => photoSetBy(change) === path)) return true;
  const needing = await attention.where("recordId").equals(recordId).toArray();
  return needing.some(
    ({ change, finding }) => finding.kind !== "overwrote" && photoSetBy(change) === path,
  );
}
