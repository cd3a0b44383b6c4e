import type { OutboxEntry } from "../../../web/src/engine/outbox/outbox.ts";
import { photoSetBy } from "../../../web/src/engine/db/photos/keepPhoto.ts";
import { promise } from "../Broken.ts";
import type { Doing } from "../browser/checkStore.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { contentOf } from "./pictures.ts";

/** One look at the photos of a local store. */
export interface PhotoLook {
  readonly before: LocalStore | undefined;
  readonly after: LocalStore;
  readonly doing: Doing;
  /** What the photo of a path showed when it was finalized. */
  readonly contentAt: (path: string) => string | undefined;
  /** Whether the owner has put another in its place here. */
  readonly isReplaced: (content: string) => boolean;
  readonly isCached: (path: string) => boolean;
}

/** Whether the person themselves has done something, beside automatic work. */
export function isByOwner(doing: Doing): boolean {
  return doing !== "nothing" && doing !== "attach";
}

/** Checks everything that must hold of the photos in a local store after every step. */
export function checkPhotos(look: PhotoLook): void {
  checkBytesKept(look);
  checkAttached(look);
  checkMissing(look);
}

/** What this store keeps or is about to bring, by content; what its rows show is settled. */
export function contentsHeld(
  store: LocalStore,
  contentAt: (path: string) => string | undefined,
): ReadonlySet<string | undefined> {
  const brought = pathsBrought(store);
  const { rows, events, photos, missingPhotos } = store;
  const paths = [
    ...brought,
    ...[...rows, ...events].map(({ photoUrl }) => photoUrl),
    ...missingPhotos.map(({ path }) => path),
  ];
  const kept = photos.filter(({ path }) => path === undefined || brought.has(path));
  return new Set([
    ...kept.map(({ jpeg }) => contentOf(jpeg)),
    ...paths.map((path) => contentAt(path ?? "")),
  ]);
}

/** Whether something that needs attention would bring a photo of this content. */
export function isBroughtByAttention(
  { attention }: LocalStore,
  content: string,
  contentAt: (path: string) => string | undefined,
): boolean {
  const needing = attention.filter(({ finding }) => finding.kind !== "overwrote");
  return needing.some(({ change }) => contentAt(pathSet(change) ?? "") === content);
}

/** [F3] Bytes go by their owner's hand, once the row shows the photo or nothing brings it, or with its wine or event. */
function checkBytesKept({ before, after, doing }: PhotoLook) {
  if (isByOwner(doing)) return;
  const present = new Set(after.photos.map(({ id }) => id));
  const brought = pathsBrought(after);
  for (const { id, recordId, isOfEvent, path, jpeg } of before?.photos ?? []) {
    if (present.has(id)) continue;
    const row = after.rows.find((candidate) => candidate.id === recordId);
    const event = after.events.find((candidate) => candidate.id === recordId);
    const isSwept = row?.deleted === true && row.name === "";
    const isGone = isOfEvent ? event?.deleted !== false : isSwept;
    const shown = (row ?? event)?.photoUrl;
    const isSettled = path === undefined ? isGone : shown === path || !brought.has(path);
    promise(isSettled, () => `[F3] the bytes of ${contentOf(jpeg)} have vanished`);
  }
}

/** [F4] Nothing is attached that its owner has replaced here. */
function checkAttached({ before, after, doing, isReplaced }: PhotoLook) {
  if (isByOwner(doing)) return;
  const waited = new Set(before?.photos.filter(({ path }) => path === undefined).map(idOf));
  for (const { id, path, jpeg } of after.photos) {
    if (path === undefined || !waited.has(id)) continue;
    const content = contentOf(jpeg);
    promise(!isReplaced(content), () => `[F4] ${content} takes the place of what replaced it`);
  }
}

/** [F5] A missing photo is sought, found and kept again, or told as lost. */
function checkMissing({ before, after, doing, contentAt, isCached }: PhotoLook) {
  const missing = new Map(after.missingPhotos.map((photo) => [photo.path, photo]));
  for (const { path } of before?.missingPhotos ?? []) {
    if (missing.has(path) || isByOwner(doing)) continue;
    const isKept = after.photos.some(({ jpeg }) => contentOf(jpeg) === contentAt(path));
    const isReplaced = after.photos.length > 0;
    promise(isKept || isReplaced, () => `[F5] the missing ${path} has vanished`);
  }
  const wasLost = new Set(before?.missingPhotos.filter(({ isLost }) => isLost).map(pathOf));
  for (const { path, isLost } of missing.values()) {
    const isNew = isLost && !wasLost.has(path);
    promise(!isNew || !isCached(path), () => `[F5] ${path} is called lost and is in the cache`);
  }
}

/**
 * The photos that wines and events have again since changes of their photo were taken back before they were sent:
 * of what is still queued the last, or of the row.
 */
export function pathsBack(before: LocalStore, after: LocalStore): readonly string[] {
  const queued = new Set(after.outbox.map(({ opId }) => opId));
  const undone = before.outbox.filter(
    ({ opId, change }) => !queued.has(opId) && photoSetBy(change) !== undefined,
  );
  return undone.flatMap(({ recordId }) => {
    const brought = after.outbox
      .filter((entry) => entry.recordId === recordId)
      .map(({ change }) => photoSetBy(change))
      .findLast((path) => path !== undefined);
    const row = [...after.rows, ...after.events].find(({ id }) => id === recordId);
    return (brought === undefined ? row?.photoUrl : brought) ?? [];
  });
}

/** The photos to which changes point that may yet be sent. */
function pathsBrought({ outbox, attention }: LocalStore): ReadonlySet<string> {
  const needing = attention.filter(({ finding }) => finding.kind !== "overwrote");
  return new Set([...outbox, ...needing].flatMap(({ change }) => pathSet(change) ?? []));
}

function pathSet(change: OutboxEntry["change"]): string | undefined {
  if (change.kind !== "create" && change.kind !== "edit" && change.kind !== "put-event") {
    return undefined;
  }
  const isTouched =
    change.kind === "create" ||
    !change.base ||
    ("photoUrl" in change.base && change.base.photoUrl !== change.body.photoUrl);
  return isTouched ? (change.body.photoUrl ?? undefined) : undefined;
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}

function pathOf({ path }: { readonly path: string }): string {
  return path;
}
