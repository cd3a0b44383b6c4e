import { type EventRow, type KeptWine, RESTORABLE_MS, type Wine } from "sync-protocol";
import { photoSetBy } from "../../../web/src/engine/db/photos/keepPhoto.ts";
import type { Browser } from "../browser/Browser.ts";
import type { UserAction } from "../browser/checkStore.ts";
import type { LocalStore } from "../browser/readLocalStore.ts";
import type { SimulatedServer } from "../server/SimulatedServer.ts";
import { checkPhotos, contentsHeld, isByOwner, pathsBack } from "./checkPhotos.ts";
import { checkPhotosAtRest } from "./checkPhotosAtRest.ts";
import type { UserPhoto, UserPhotos } from "./UserPhotos.ts";
import { contentOf } from "./pictures.ts";

interface FinalRecords {
  readonly wines: readonly KeptWine[];
  readonly events: readonly EventRow[];
  readonly now: number;
}

export class PhotoWitness {
  readonly #photos: UserPhotos;
  readonly #server: SimulatedServer;

  constructor(photos: UserPhotos, server: SimulatedServer) {
    this.#photos = photos;
    this.#server = server;
  }

  check(
    { owner, storeId, cached }: Browser,
    {
      before,
      after,
      doing,
    }: { before: LocalStore | undefined; after: LocalStore; doing: UserAction },
  ): void {
    if (isByOwner(doing)) this.#noteWish({ owner, storeId }, { before, after, doing });
    // Another browser may remove the event. The event's waiting photo is then deleted too.
    const left = new Set(after.photos.map(({ id }) => id));
    for (const { id, isOfEvent, path, jpeg } of before?.photos ?? []) {
      if (isOfEvent && path === undefined && !left.has(id)) this.#photos.release(contentOf(jpeg));
    }
    const isReplaced = (content: string) => this.#photos.isReplacedIn(content, storeId);
    const isCached = (path: string) => cached.has(path);
    checkPhotos({ before, after, doing, contentAt: this.#contentAt, isReplaced, isCached });
  }

  /** From now on, the checks accept the loss of photos in no local store and in no record. */
  releaseUnheld(
    owner: string,
    showing: readonly Pick<Wine, "photoUrl">[],
    browsers: readonly Browser[],
  ): void {
    const stores = browsers.flatMap(({ last }) => last ?? []);
    const held = new Set(
      stores.flatMap((store) => [
        ...contentsHeld({ ...store, rows: [], events: [] }, this.#contentAt),
      ]),
    );
    for (const { photoUrl } of showing) held.add(this.#server.photoAt(photoUrl ?? ""));
    for (const { content, owner: whose } of this.#photos.promised) {
      if (whose === owner && !held.has(content)) this.#photos.release(content);
    }
  }

  /** `wines` and `events` include removed records. */
  async checkAtRest(
    owner: string,
    { wines, events, now }: FinalRecords,
    browsers: readonly Browser[],
  ): Promise<void> {
    const gone = new Set(
      wines.flatMap(({ id, removedAt }) =>
        typeof removedAt === "number" && now - removedAt > RESTORABLE_MS ? id : [],
      ),
    );
    const living = new Set(events.flatMap(({ id, deleted }) => (deleted ? [] : id)));
    const isThere = ({ isOfEvent, wineId }: UserPhoto) =>
      isOfEvent ? living.has(wineId) : !gone.has(wineId);
    checkPhotosAtRest({
      promised: this.#photos.promised.filter((photo) => photo.owner === owner && isThere(photo)),
      wines,
      events,
      stores: await Promise.all(
        browsers.map(async (browser) => ({ ...(await browser.look()), cached: browser.cached })),
      ),
      photoAt: (path) => this.#server.photoAt(path),
      photoOnceAt: this.#contentAt,
    });
  }

  /**
   * Records which photos the checks expect. A photo that the user gives up is no longer expected; a
   * photo that the user restores is expected again.
   */
  #noteWish(
    { owner, storeId }: Pick<Browser, "owner" | "storeId">,
    {
      before,
      after,
      doing,
    }: { before: LocalStore | undefined; after: LocalStore; doing: UserAction },
  ) {
    const held = contentsHeld(after, this.#contentAt);
    for (const content of before ? contentsHeld(before, this.#contentAt) : []) {
      if (!held.has(content)) this.#photos.release(content);
    }
    if (doing === "command") return;
    if (doing === "undo" && before) {
      for (const path of pathsBack(before, after)) {
        this.#photos.takeBack(this.#contentAt(path), storeId);
      }
    }
    const unsent = after.photos.filter(({ path }) => path === undefined);
    const waiting = new Set(unsent.map(({ jpeg }) => contentOf(jpeg)));
    const known = new Set(before?.outbox.map(({ opId }) => opId));
    for (const { opId, recordId, change } of after.outbox) {
      const path = known.has(opId) ? undefined : photoSetBy(change);
      if (path === undefined) continue;
      this.#photos.giveUp({ owner, wineId: recordId }, storeId, waiting);
      this.#photos.recall(this.#contentAt(path ?? ""), storeId);
    }
  }

  readonly #contentAt = (path: string) => this.#server.photoOnceAt(path);
}
