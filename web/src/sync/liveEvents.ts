const POLL_MS = 30_000;

/**
 * Calls `changed` soon after another device has changed the cellar, while this page is visible:
 * over server-sent events, of which a browser holds one connection per person, and by a call
 * every 30 s where there are none. The returned function ends it.
 */
export function listenLive(userId: string, changed: () => void): () => void {
  let source: EventSource | undefined;
  let ended: AbortController | undefined;
  const poll = setInterval(() => {
    if (isVisible() && source?.readyState !== EventSource.OPEN) changed();
  }, POLL_MS);

  const listen = () => {
    if (!isVisible()) {
      ended?.abort();
      ended = undefined;
    } else if (!ended) {
      ended = new AbortController();
      void holdConnection(userId, ended.signal, () => {
        source = new EventSource("/api/sync/events");
        source.addEventListener("message", changed);
        return source;
      });
    }
  };
  document.addEventListener("visibilitychange", listen);
  listen();

  return () => {
    clearInterval(poll);
    document.removeEventListener("visibilitychange", listen);
    ended?.abort();
  };
}

/** Connects once no other page of this browser is connected; resolves when `signal` has ended it. */
async function holdConnection(
  userId: string,
  signal: AbortSignal,
  connect: () => EventSource,
): Promise<void> {
  const hold = () =>
    new Promise<void>((resolve) => {
      const connection = connect();
      signal.addEventListener("abort", () => {
        connection.close();
        resolve();
      });
    });
  if (!("locks" in navigator)) return hold();
  try {
    await navigator.locks.request(`wine-cellar-live-${userId}`, { signal }, hold);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
