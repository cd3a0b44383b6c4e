/**
 * Keeps the screen on until the returned function is called, if the browser can. The browser
 * releases the lock of a hidden page, so the lock is requested again when the page is visible.
 */
export function keepAwake(): () => void {
  // In some browsers and on insecure pages, `wakeLock` is missing, despite its type.
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
      // On a low battery, the system refuses the lock, and the screen turns off as usual.
    }
  };

  document.addEventListener("visibilitychange", () => void ask(), { signal });
  void ask();
  return () => {
    ending.abort();
  };
}
