import { underBase } from "../platform/basePath.ts";
import { noteFailedSheet } from "../ui/loading/fetchPart.ts";
import { useUnsavedWork } from "../ui/unsavedWork.ts";

const RELOADED_FROM = "wine-cellar-reloaded-from";

/**
 * Watches for lazily loaded modules that fail to load. Reloads the page if the server has another
 * build, or if a module fails again although the server answers: older browsers never retry a
 * failed module (https://github.com/whatwg/html/issues/6768). Reloads once per build, and never
 * while a form has unsaved work. Does not reload while the server does not answer, because the page
 * could not load again. The returned function stops watching.
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

/**
 * Name of the entry script of the server's current build; `undefined` if our server does not
 * answer.
 */
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch(underBase("/"), { cache: "no-store" });
    return entryOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/**
 * Name of a page's entry script, which changes with every build; `undefined` if the page is not
 * this app's.
 */
function entryOf(page: Document): string | undefined {
  const entry = page.querySelector('script[type="module"][src*="/assets/"]');
  return entry?.getAttribute("src") ?? undefined;
}
