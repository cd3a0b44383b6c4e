import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { readState } from "../db/syncState.ts";
import { askToPersist } from "../../platform/persistence.ts";
import type * as engineCode from "./engine.ts";

const RETRY_MS = 2_000;

type Engine = typeof engineCode;

let engine: Engine | undefined;
let beginning: { readonly begin: () => void; readonly ended: AbortController } | undefined;

/**
 * Keeps a user's cellar in sync while the page is open. A filled cellar shows first (`untilShown`).
 * After that, the code of sync is loaded.
 */
export function startSync(
  cellar: CellarDatabase,
  events: engineCode.EngineEvents,
  untilShown: () => Promise<void>,
): void {
  stopSync();
  const ended = new AbortController();
  let hasBegun = false;
  const begin = () => {
    if (hasBegun || ended.signal.aborted) return;
    hasBegun = true;
    void fetchEngine(ended.signal).then((fetched) => {
      if (!ended.signal.aborted) fetched?.startEngine(cellar, events);
    });
  };
  beginning = { begin, ended };
  void isFilled(cellar)
    .then((filled) => (filled ? untilShown() : undefined))
    .then(begin);
}

export function stopSync(): void {
  beginning?.ended.abort();
  beginning = undefined;
  engine?.stopEngine();
}

export function syncNow(): void {
  beginning?.begin();
  engine?.syncNow();
}

/** Sends a write now, or after sync has begun. */
export function noteWrite(): void {
  if (engine) engine.noteWrite();
  else askToPersist();
}

/**
 * Sends the pending changes and photos of a cellar that is not open. Returns `false` if changes or
 * photos are left, or sync has not begun.
 */
export async function sendOther(cellar: CellarDatabase): Promise<boolean> {
  return (await engine?.sendOther(cellar)) ?? false;
}

/**
 * Requests a drain and waits for its end, at most `timeoutMs`. Does nothing if sync has not begun.
 */
export async function flush(timeoutMs: number): Promise<void> {
  await engine?.flush(timeoutMs);
}

/**
 * Loads the engine's code and retries until loading succeeds. Offline the code is unavailable until
 * the service worker has cached the app.
 */
async function fetchEngine(signal: AbortSignal): Promise<Engine | undefined> {
  while (!signal.aborted) {
    try {
      return (engine = await import("./engine.ts"));
    } catch (error) {
      reportError(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  return undefined;
}

async function isFilled(cellar: CellarDatabase): Promise<boolean> {
  try {
    return (await readState(cellar)).filled;
  } catch {
    // The error is ignored, because the engine reports an unreadable store.
    return false;
  }
}
