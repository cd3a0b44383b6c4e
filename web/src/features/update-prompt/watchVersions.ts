import { Workbox } from "workbox-window";
import { takeOver } from "../../platform/appUpdate.ts";
import { underBase } from "../../platform/basePath.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Registers the service worker and looks for a new version on load, whenever the page comes into
 * sight, and every hour. Without signal it looks again later.
 *
 * `onWaiting` receives what puts the new version in charge and reloads the page. Returns what ends
 * the watch.
 */
export function watchVersions(onWaiting: (takeItOver: () => void) => void): () => void {
  const workbox = new Workbox(underBase("/sw.js"), { updateViaCache: "none" });
  const ended = new AbortController();

  workbox.addEventListener("waiting", ({ sw }) => {
    if (!ended.signal.aborted && sw) {
      onWaiting(() => {
        takeOver(sw);
      });
    }
  });

  const look = () => {
    if (document.visibilityState === "visible") workbox.update().catch(ignoreNoSignal);
  };
  const start = async () => {
    await workbox.register({ immediate: true });
    look();
  };
  start().catch(ignoreNoSignal);

  document.addEventListener("visibilitychange", look, { signal: ended.signal });
  const hourly = setInterval(look, HOUR_MS);
  return () => {
    ended.abort();
    clearInterval(hourly);
  };
}

/** The worker's script cannot be fetched now; the next look will. A blocked worker is no fault. */
function ignoreNoSignal(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) reportError(error);
}
