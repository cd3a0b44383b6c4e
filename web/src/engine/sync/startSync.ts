import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { readState } from "../db/syncState.ts";
import { askToPersist } from "../../platform/persistence.ts";
import type * as engineCode from "./engine.ts";

/** How long after the engine's code was lost on the way it is asked for again, ms. */
const RETRY_MS = 2_000;

type Engine = typeof engineCode;

let engine: Engine | undefined;
let beginning: { readonly begin: () => void; readonly ended: AbortController } | undefined;

/**
 * Keeps a person's cellar and the server in step while the page lives. A cellar that is filled is
 * shown first, as `untilShown` tells: none of what sync needs is fetched or run before.
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

/** Ends sync in this page; what runs is cut short, which loses nothing. */
export function stopSync(): void {
  beginning?.ended.abort();
  beginning = undefined;
  engine?.stopEngine();
}

/** Asks for a drain now, ending every rest: the person wants it. Never awaited by the interface. */
export function syncNow(): void {
  beginning?.begin();
  engine?.syncNow();
}

/** Tells that something was written: it is sent now, or once sync has begun. */
export function noteWrite(): void {
  if (engine) engine.noteWrite();
  else askToPersist();
}

/** Drains for at most `timeoutMs`; not at all where sync has yet to begin. */
export async function flush(timeoutMs: number): Promise<void> {
  await engine?.flush(timeoutMs);
}

/** Without signal before the worker has kept the app the code can't be had: asked for until it can. */
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
    // The engine tells of a store that can't be read.
    return false;
  }
}
