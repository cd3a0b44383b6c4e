const RELOADED_FROM = "wine-cellar-reloaded-from";

/**
 * Reloads when a lazily loaded part is gone from the server because a newer build took its place.
 * Once per build and only with signal: a reload that cannot help would only lose what is typed.
 */
export function reloadOnceForNewBuild(): void {
  const build = import.meta.url;
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_FROM) === build) return;
    sessionStorage.setItem(RELOADED_FROM, build);
    event.preventDefault();
    window.location.reload();
  });
}
