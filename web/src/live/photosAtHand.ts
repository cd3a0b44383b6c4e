import { isStoredPhoto } from "../rules/photoVariants.ts";
import { sessionStore } from "../session/sessionStore.ts";
import { engineStatus } from "../sync/status.ts";
import { untilIdle } from "../platform/untilIdle.ts";
import { localCellar, type ReadyCellar } from "./localCellar.ts";

/**
 * Gathers the pictures of all cards on this device once its cellar and the server agree and a worker
 * is there to keep them, and again when wines have changed, so that a cellar that was opened once is all there without signal.
 */
export function startGatheringPhotos(): void {
  let gathered: ReadonlySet<string> = new Set();
  let leaving: AbortController | undefined;

  const gather = async (userId: string, { wines }: ReadyCellar, signal: AbortSignal) => {
    await untilIdle();
    const photos = wines.flatMap(({ photoUrl }) =>
      photoUrl !== null && isStoredPhoto(photoUrl) ? photoUrl : [],
    );
    if (photos.every((photo) => gathered.has(photo))) return;
    const { gatherPhotosOf } = await import("../sync/photos/gatherPhotos.ts");
    if (await gatherPhotosOf(userId, photos, signal)) gathered = new Set(photos);
  };
  const consider = () => {
    const session = sessionStore.getState();
    const local = localCellar.getState();
    if (session.kind !== "signedIn" || local.kind !== "read") {
      leaving?.abort();
      leaving = undefined;
      return;
    }
    const { phase, server } = engineStatus.getState();
    if (leaving || phase !== "idle" || server !== "reached") return;
    const { signal } = (leaving = new AbortController());
    void gather(session.user.id, local.ready, signal)
      .catch(reportError)
      .finally(() => {
        if (signal.aborted) return;
        leaving = undefined;
        const now = localCellar.getState();
        // What came meanwhile found this one under way.
        if (now.kind === "read" && now.ready.wines !== local.ready.wines) consider();
      });
  };
  localCellar.subscribe(consider);
  engineStatus.subscribe(consider);
  if ("serviceWorker" in navigator) {
    // On a first visit the worker takes charge when the cellar is here already.
    navigator.serviceWorker.addEventListener("controllerchange", consider);
  }
  consider();
}
