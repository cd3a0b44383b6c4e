import type { OutboxEntry } from "../../../web/src/engine/outbox/outbox.ts";
import { photoSetBy } from "../../../web/src/engine/db/photos/keepPhoto.ts";
import { must } from "../RuleViolation.ts";
import type { UserAction } from "../browser/checkStore.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { contentOf } from "./pictures.ts";

export interface PhotoCheck {
  readonly before: LocalStore | undefined;
  readonly after: LocalStore;
  readonly doing: UserAction;
  /** The content that the photo at this path had when it was uploaded. */
  readonly contentAt: (path: string) => string | undefined;
  readonly isReplaced: (content: string) => boolean;
  readonly isCached: (path: string) => boolean;
}

/** Whether the user did something. Otherwise only automatic work ran. */
export function isByOwner(doing: UserAction): boolean {
  return doing !== "nothing" && doing !== "attach";
}

export function checkPhotos(check: PhotoCheck): void {
  checkBytesKept(check);
  checkAttached(check);
  checkMissing(check);
}

export function contentsHeld(
  store: LocalStore,
  contentAt: (path: string) => string | undefined,
): ReadonlySet<string | undefined> {
  const queued = queuedPaths(store);
  const { rows, events, photos, missingPhotos } = store;
  const paths = [
    ...queued,
    ...[...rows, ...events].map(({ photoUrl }) => photoUrl),
    ...missingPhotos.map(({ path }) => path),
  ];
  const kept = photos.filter(({ path }) => path === undefined || queued.has(path));
  return new Set([
    ...kept.map(({ jpeg }) => contentOf(jpeg)),
    ...paths.map((path) => contentAt(path ?? "")),
  ]);
}

/** Whether a change that needs attention would set a photo with this content. */
export function isSetByAttention(
  { attention }: LocalStore,
  content: string,
  contentAt: (path: string) => string | undefined,
): boolean {
  const needing = attention.filter(({ finding }) => finding.kind !== "overwrote");
  return needing.some(({ change }) => contentAt(pathSet(change) ?? "") === content);
}

/**
 * [F3: local photos] A photo's bytes are deleted in four cases only: the user deletes the photo;
 * the row shows the photo; no change sets the photo any more; the photo's event is removed or its
 * wine is swept.
 */
function checkBytesKept({ before, after, doing }: PhotoCheck) {
  if (isByOwner(doing)) return;
  const present = new Set(after.photos.map(({ id }) => id));
  const queued = queuedPaths(after);
  for (const { id, recordId, isOfEvent, path, jpeg } of before?.photos ?? []) {
    if (present.has(id)) continue;
    const row = after.rows.find((candidate) => candidate.id === recordId);
    const event = after.events.find((candidate) => candidate.id === recordId);
    const isSwept = row?.deleted === true && row.name === "";
    const isGone = isOfEvent ? event?.deleted !== false : isSwept;
    const shown = (row ?? event)?.photoUrl;
    const isSettled = path === undefined ? isGone : shown === path || !queued.has(path);
    must(isSettled, () => `[F3] the bytes of ${contentOf(jpeg)} have vanished`);
  }
}

/** [F4: upload again] A photo that the user replaced on this device is not attached. */
function checkAttached({ before, after, doing, isReplaced }: PhotoCheck) {
  if (isByOwner(doing)) return;
  const waited = new Set(before?.photos.filter(({ path }) => path === undefined).map(idOf));
  for (const { id, path, jpeg } of after.photos) {
    if (path === undefined || !waited.has(id)) continue;
    const content = contentOf(jpeg);
    must(!isReplaced(content), () => `[F4] ${content} takes the place of what replaced it`);
  }
}

/**
 * [F5: lost photo] The device searches its cache for a photo that the server lacks. Then it keeps
 * the photo for upload or reports it as lost.
 */
function checkMissing({ before, after, doing, contentAt, isCached }: PhotoCheck) {
  const missing = new Map(after.missingPhotos.map((photo) => [photo.path, photo]));
  for (const { path } of before?.missingPhotos ?? []) {
    if (missing.has(path) || isByOwner(doing)) continue;
    const isKept = after.photos.some(({ jpeg }) => contentOf(jpeg) === contentAt(path));
    const isReplaced = after.photos.length > 0;
    must(isKept || isReplaced, () => `[F5] the missing ${path} has vanished`);
  }
  const wasLost = new Set(before?.missingPhotos.filter(({ isLost }) => isLost).map(pathOf));
  for (const { path, isLost } of missing.values()) {
    const isNew = isLost && !wasLost.has(path);
    must(!isNew || !isCached(path), () => `[F5] ${path} is called lost and is in the cache`);
  }
}

/** The photos that records show again after the user undid unsent photo changes. */
export function pathsBack(before: LocalStore, after: LocalStore): readonly string[] {
  const queued = new Set(after.outbox.map(({ opId }) => opId));
  const undone = before.outbox.filter(
    ({ opId, change }) => !queued.has(opId) && photoSetBy(change) !== undefined,
  );
  return undone.flatMap(({ recordId }) => {
    const pending = after.outbox
      .filter((entry) => entry.recordId === recordId)
      .map(({ change }) => photoSetBy(change))
      .findLast((path) => path !== undefined);
    const row = [...after.rows, ...after.events].find(({ id }) => id === recordId);
    return (pending === undefined ? row?.photoUrl : pending) ?? [];
  });
}

/** The photos set by changes that may still be sent. */
function queuedPaths({ outbox, attention }: LocalStore): ReadonlySet<string> {
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
