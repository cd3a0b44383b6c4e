import { isRemoved, type KeptWine } from "sync-protocol";
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
  readonly stores: readonly StoreAtRest[];
  /** What the server has under a path now. */
  readonly photoAt: (path: string) => string | undefined;
  /** What it once had there. */
  readonly photoOnceAt: (path: string) => string | undefined;
}

/**
 * [F3] [F4] [F5] At rest a photo that was entrusted to us is on the server under its wine, also where that can
 * be restored; or still
 * here, with its owner told why; or nowhere, which they are told as well.
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

function isShown({ wines, photoAt }: PhotosAtRest, { content, wineId }: Entrusted): boolean {
  const photoUrl = wines.find(({ id }) => id === wineId)?.photoUrl;
  return photoAt(photoUrl ?? "") === content;
}

/** Its owner is told, of the photo or of the change that it is to come with. */
function isKept({ wines, stores, photoOnceAt }: PhotosAtRest, { content, wineId }: Entrusted) {
  const hasWine = wines.some((wine) => wine.id === wineId && !isRemoved(wine));
  return stores.some((store) => {
    if (isBroughtByAttention(store, content, photoOnceAt)) return true;
    const kept = store.photos.find(({ jpeg }) => contentOf(jpeg) === content);
    return kept !== undefined && (kept.refusal !== undefined || !hasWine);
  });
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
function checkNothingWaits({ wines }: PhotosAtRest, { photos, rows, missingPhotos }: LocalStore) {
  const shown = new Map(rows.map(({ id, photoUrl }) => [id, photoUrl]));
  const present = new Set(wines.flatMap((wine) => (isRemoved(wine) ? [] : wine.id)));
  for (const { wineId, path, refusal, jpeg } of photos) {
    const content = contentOf(jpeg);
    promise(
      path === undefined || shown.get(wineId) !== path,
      () => `[F3] at rest the bytes of ${content} are kept though its row shows it`,
    );
    promise(
      path !== undefined || refusal !== undefined || !present.has(wineId),
      () => `[F4] at rest ${content} waits to be sent`,
    );
  }
  for (const { path, isLost } of missingPhotos) {
    promise(isLost, () => `[F4] at rest nobody has sought ${path}`);
  }
}
