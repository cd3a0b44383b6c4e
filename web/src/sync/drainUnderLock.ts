import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { inCellar } from "../db/cellars.ts";
import { drain, type DrainOutcome } from "./drain.ts";
import { underLock } from "../platform/underLock.ts";
import { serverOfThisOrigin } from "./SyncServer.ts";

/** The tag under which the browser is asked to wake the worker for a drain. */
export const BACKGROUND_TAG = "wine-cellar-sync";

/** The drain that pages and the worker run: one at a time per person and browser. */
export function drainUnderLock(
  cellar: CellarDatabase,
  signal?: AbortSignal,
): Promise<DrainOutcome> {
  const deps = {
    server: serverOfThisOrigin(signal),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
  };
  return underLock(`wine-cellar-drain-${cellar.userId}`, () =>
    inCellar(cellar, (open) => drain(open, deps)),
  );
}
