import { underBase } from "../platform/basePath.ts";
import { noteFailedSheet } from "../ui/loading/fetchPart.ts";
import { useUnsavedWork } from "../ui/unsavedWork.ts";

const RELOADED_FROM = "wine-cellar-reloaded-from";

/**
 * Lets a later try of a lazily loaded part succeed. Where the server has a newer build by now, or
 * answers and the part fails all the same, the page is reloaded: older browsers never forget
 * that a module failed (https://github.com/whatwg/html/issues/6768). Once per build, and not under
 * a form with unsaved work; without an answer of ours the page stays, as it could only be lost.
 * Returns what ends the watch.
 */
export function recoverMissingParts(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const build = entryOf(document);
  let hasFailed = false;

  const reloadIfItHelps = async () => {
    const failsAgain = hasFailed;
    const served = await servedEntry();
    hasFailed = true;
    if (served === undefined || (served === build && !failsAgain)) return;
    if (sessionStorage.getItem(RELOADED_FROM) === build) return;
    if (useUnsavedWork.getState().forms > 0) return;
    sessionStorage.setItem(RELOADED_FROM, build ?? "");
    window.location.reload();
  };

  const onMissing = () => {
    reloadIfItHelps().catch(reportError);
  };
  window.addEventListener("vite:preloadError", onMissing, { signal });
  document.addEventListener("error", noteFailedSheet, { signal, capture: true });
  return () => {
    ended.abort();
  };
}

/** The first script of the build that the server has; `undefined` without an answer of ours. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch(underBase("/"), { cache: "no-store" });
    return entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The first script of a page of ours, whose name changes with every build. */
function entryOf(page: Document): string | undefined {
  const entry = page.querySelector('script[type="module"][src*="/assets/"]');
  return entry?.getAttribute("src") ?? undefined;
}
