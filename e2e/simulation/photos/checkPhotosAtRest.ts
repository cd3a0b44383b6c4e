import { type EventRow, isRemoved, type KeptWine } from "sync-protocol";
import { promise } from "../Broken.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import { isBroughtByAttention } from "./checkPhotos.ts";
import type { Entrusted } from "./EntrustedPhotos.ts";
import { contentOf } from "./pictures.ts";

/** A browser's store, and the photos that its own cache has, by path. */
interface StoreAtRest extends LocalStore {
  readonly cached: ReadonlyMap<string, string>;
}

/** Everything there is of one person's photos once all trouble has ended. */
export interface PhotosAtRest {
  readonly promised: readonly Entrusted[];
  /** All that the server has of theirs, removed ones too. */
  readonly wines: readonly KeptWine[];
  readonly events: readonly EventRow[];
  readonly stores: readonly StoreAtRest[];
  /** What the server has under a path now. */
  readonly photoAt: (path: string) => string | undefined;
  /** What it once had there. */
  readonly photoOnceAt: (path: string) => string | undefined;
}

/**
 * [F3] [F4] [F5] At rest a photo that was entrusted to us is on the server under its wine or event, also where
 * a wine can be restored; or still here, with its owner told why; or nowhere, which they are told as well.
 */
export function checkPhotosAtRest(rest: PhotosAtRest): void {
  for (const photo of rest.promised) {
    const { content, wineId } = photo;
    promise(
      isShown(rest, photo) || isKept(rest, photo) || isToldLost(rest, photo),
      () => `[F4] at rest ${content} is not under ${wineId}`,
    );
  }
  for (const store of rest.stores) checkNothingWaits(rest, store);
}

function isShown({ wines, events, photoAt }: PhotosAtRest, { content, wineId }: Entrusted) {
  const photoUrl = [...wines, ...events].find(({ id }) => id === wineId)?.photoUrl;
  return photoAt(photoUrl ?? "") === content;
}

/** Its owner is told, of the photo or of the change that it is to come with. */
function isKept(rest: PhotosAtRest, { content, wineId }: Entrusted) {
  const { stores, photoOnceAt } = rest;
  const isThere = livingIn(rest).has(wineId);
  return stores.some((store) => {
    if (isBroughtByAttention(store, content, photoOnceAt)) return true;
    const kept = store.photos.find(({ jpeg }) => contentOf(jpeg) === content);
    return kept !== undefined && (kept.refusal !== undefined || !isThere);
  });
}

/** The wines and events that are not removed. */
function livingIn({ wines, events }: Pick<PhotosAtRest, "wines" | "events">): ReadonlySet<string> {
  return new Set([
    ...wines.flatMap((wine) => (isRemoved(wine) ? [] : wine.id)),
    ...events.flatMap(({ id, deleted }) => (deleted ? [] : id)),
  ]);
}

/** The browser that is told has no bytes of it; what another browser's cache has, it cannot know. */
function isToldLost({ stores, photoOnceAt }: PhotosAtRest, { content }: Entrusted) {
  const isAnywhere = stores
    .flatMap(({ photos }) => photos)
    .some(({ jpeg }) => contentOf(jpeg) === content);
  const lost = stores.flatMap(({ missingPhotos, cached }) =>
    missingPhotos.filter(({ isLost, path }) => isLost && !cached.has(path)),
  );
  return !isAnywhere && lost.some(({ path }) => photoOnceAt(path) === content);
}

/** [F3] [F4] Nothing is kept that the row shows, and nothing waits that could be sent or sought. */
function checkNothingWaits(
  rest: PhotosAtRest,
  { photos, rows, events, missingPhotos }: LocalStore,
) {
  const shown = new Map([...rows, ...events].map(({ id, photoUrl }) => [id, photoUrl]));
  const present = livingIn(rest);
  for (const { recordId, path, refusal, jpeg } of photos) {
    const content = contentOf(jpeg);
    promise(
      path === undefined || shown.get(recordId) !== path,
      () => `[F3] at rest the bytes of ${content} are kept though its row shows it`,
    );
    promise(
      path !== undefined || refusal !== undefined || !present.has(recordId),
      () => `[F4] at rest ${content} waits to be sent`,
    );
  }
  for (const { path, isLost } of missingPhotos) {
    promise(isLost, () => `[F4] at rest nobody has sought ${path}`);
  }
}
