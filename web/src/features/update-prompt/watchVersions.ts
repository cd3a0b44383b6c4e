import { Workbox } from "workbox-window";
import { takeOver } from "../../platform/appUpdate.ts";
import { underBase } from "../../platform/basePath.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Registers the service worker. Checks for a new version on load, when the page becomes visible, and every hour;
 * offline, the check waits. `onWaiting` receives a function that activates the new version and reloads the page.
 * Returns a function to stop watching.
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

/**
 * Ignores errors of a blocked service worker or an unreachable worker script, because the next
 * check retries.
 */
function ignoreNoSignal(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) reportError(error);
}
