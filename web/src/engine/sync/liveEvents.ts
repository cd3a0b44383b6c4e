import { CALLS, type LiveEvent, liveEventSchema, PROTOCOL } from "sync-protocol";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { callPath } from "../../server/callServer.ts";

const POLL_MS = 30_000;

export interface LiveListener {
  /** Called when this or another device has changed the cellar. */
  readonly onMove: (event: LiveEvent) => void;
  /** Called when changes may have been missed. */
  readonly onMaybe: () => void;
}

/**
 * Listens for changes of other devices while this page is visible. Uses server-sent events, with
 * one connection per local store. Without a connection, checks for changes every 30 s. The returned
 * function ends the listening.
 */
export function listenLive(cellar: CellarDatabase, listener: LiveListener): () => void {
  let source: EventSource | undefined;
  let holding: AbortController | undefined;

  const connect = () => {
    source?.close();
    source = new EventSource(`${callPath(CALLS.liveEvents, cellar)}?protocol=${String(PROTOCOL)}`);
    source.addEventListener("open", listener.onMaybe);
    source.addEventListener("message", (event) => {
      const move = eventOf(event.data);
      if (move) listener.onMove(move);
      else listener.onMaybe();
    });
  };
  const disconnect = () => {
    source?.close();
    source = undefined;
  };
  const followVisibility = () => {
    if (!isVisible()) {
      holding?.abort();
      holding = undefined;
    } else if (!holding) {
      holding = new AbortController();
      void holdConnection(cellar, holding.signal, { connect, disconnect });
    }
  };
  const poll = setInterval(() => {
    if (!isVisible() || source?.readyState === EventSource.OPEN) return;
    // After an answer that is not an event stream, for example from a proxy, the browser does not
    // reconnect.
    if (source?.readyState === EventSource.CLOSED) connect();
    listener.onMaybe();
  }, POLL_MS);

  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
  return () => {
    clearInterval(poll);
    document.removeEventListener("visibilitychange", followVisibility);
    holding?.abort();
  };
}

/**
 * Connects when no other page of this browser is connected to this store. Resolves after `signal`
 * has aborted.
 */
async function holdConnection(
  { storeId }: CellarDatabase,
  signal: AbortSignal,
  { connect, disconnect }: { connect: () => void; disconnect: () => void },
): Promise<void> {
  const hold = () =>
    new Promise<void>((resolve) => {
      connect();
      signal.addEventListener("abort", () => {
        disconnect();
        resolve();
      });
    });
  if (!("locks" in navigator)) return hold();
  try {
    await navigator.locks.request(`wine-cellar-live-${storeId}`, { signal }, hold);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function eventOf(text: unknown): LiveEvent | undefined {
  try {
    return liveEventSchema.parse(JSON.parse(String(text)));
  } catch {
    return undefined;
  }
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
