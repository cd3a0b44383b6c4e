import { type EventRow, isRemoved, type KeptWine } from "sync-protocol";
import { must } from "../RuleViolation.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { isSetByAttention } from "./checkPhotos.ts";
import type { UserPhoto } from "./UserPhotos.ts";
import { contentOf } from "./pictures.ts";

interface StoreAtRest extends LocalStore {
  readonly cached: ReadonlyMap<string, string>;
}

export interface PhotosAtRest {
  readonly promised: readonly UserPhoto[];
  /** The user's records on the server, including removed records. */
  readonly wines: readonly KeptWine[];
  readonly events: readonly EventRow[];
  readonly stores: readonly StoreAtRest[];
  readonly photoAt: (path: string) => string | undefined;
  /** The content that the server once had at a path. */
  readonly photoOnceAt: (path: string) => string | undefined;
}

/**
 * [F3: local photos] [F4: upload again] [F5: lost photo] After syncing, each required photo is on
 * the server with its wine or event, which may be removed. Otherwise the photo is still on a
 * device, or it is lost and the user sees a notice.
 */
export function checkPhotosAtRest(rest: PhotosAtRest): void {
  for (const photo of rest.promised) {
    const { content, wineId } = photo;
    must(
      isShown(rest, photo) || isNoticed(rest, photo) || isReportedLost(rest, photo),
      () => `[F4] at rest ${content} is not under ${wineId}`,
    );
  }
  for (const store of rest.stores) checkNothingWaits(rest, store);
}

function isShown({ wines, events, photoAt }: PhotosAtRest, { content, wineId }: UserPhoto) {
  const photoUrl = [...wines, ...events].find(({ id }) => id === wineId)?.photoUrl;
  return photoAt(photoUrl ?? "") === content;
}

/** Whether the user sees a notice about the photo, or about the change that sets it. */
function isNoticed(rest: PhotosAtRest, { content, wineId }: UserPhoto) {
  const { stores, photoOnceAt } = rest;
  const isThere = livingIn(rest).has(wineId);
  return stores.some((store) => {
    if (isSetByAttention(store, content, photoOnceAt)) return true;
    const kept = store.photos.find(({ jpeg }) => contentOf(jpeg) === content);
    return kept !== undefined && (kept.refusal !== undefined || !isThere);
  });
}

function livingIn({ wines, events }: Pick<PhotosAtRest, "wines" | "events">): ReadonlySet<string> {
  return new Set([
    ...wines.flatMap((wine) => (isRemoved(wine) ? [] : wine.id)),
    ...events.flatMap(({ id, deleted }) => (deleted ? [] : id)),
  ]);
}

/** Whether a browser reports the photo as lost. A browser does not know another browser's cache. */
function isReportedLost({ stores, photoOnceAt }: PhotosAtRest, { content }: UserPhoto) {
  const isAnywhere = stores
    .flatMap(({ photos }) => photos)
    .some(({ jpeg }) => contentOf(jpeg) === content);
  const lost = stores.flatMap(({ missingPhotos, cached }) =>
    missingPhotos.filter(({ isLost, path }) => isLost && !cached.has(path)),
  );
  return !isAnywhere && lost.some(({ path }) => photoOnceAt(path) === content);
}

/**
 * [F3: local photos] [F4: upload again] A device keeps no bytes of a photo that the server's row
 * shows. No photo that could be uploaded is still waiting.
 */
function checkNothingWaits(
  rest: PhotosAtRest,
  { photos, rows, events, missingPhotos }: LocalStore,
) {
  const shown = new Map([...rows, ...events].map(({ id, photoUrl }) => [id, photoUrl]));
  const present = livingIn(rest);
  for (const { recordId, path, refusal, jpeg } of photos) {
    const content = contentOf(jpeg);
    must(
      path === undefined || shown.get(recordId) !== path,
      () => `[F3] at rest the bytes of ${content} are kept though its row shows it`,
    );
    must(
      path !== undefined || refusal !== undefined || !present.has(recordId),
      () => `[F4] at rest ${content} waits to be sent`,
    );
  }
  for (const { path, isLost } of missingPhotos) {
    must(isLost, () => `[F4] at rest nobody has sought ${path}`);
  }
}
