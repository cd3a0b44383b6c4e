/**
 * Keeps the screen on until the returned function is called, where the browser can. A browser lets go of
 * the lock while the page is out of sight, so it is asked for again.
 */
export function keepAwake(): () => void {
  // `wakeLock` is missing in some browsers and on an insecure page, whatever its type says.
  if (!("wakeLock" in navigator)) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const ask = async () => {
    if (document.visibilityState === "hidden") return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      if (signal.aborted) await lock.release();
      else signal.addEventListener("abort", () => void lock.release());
    } catch {
      // On a low battery the system refuses. The screen goes dark as usual.
    }
  };

  document.addEventListener("visibilitychange", () => void ask(), { signal });
  void ask();
  return () => {
    ending.abort();
  };
}
