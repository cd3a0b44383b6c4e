import { newId } from "../../platform/newId.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { inCellar } from "../db/cellars.ts";
import { preparePush } from "../db/push-pull/preparePush.ts";
import { newPushPace } from "../outbox/nextPush.ts";
import { drain, type DrainDeps, type DrainOutcome } from "./drain.ts";
import { underLock } from "../../platform/underLock.ts";
import { serverOfThisOrigin } from "./SyncServer.ts";

/** Tag of the background sync with which the browser wakes the worker for a drain. */
export const BACKGROUND_TAG = "wine-cellar-sync";

const pace = newPushPace();

interface DrainOptions {
  readonly signal?: AbortSignal;
  readonly onAnswer?: () => void;
  readonly onOthers?: DrainDeps["onOthers"];
}

export function drainUnderLock(
  cellar: CellarDatabase,
  options: DrainOptions = {},
): Promise<DrainOutcome> {
  const deps = {
    pace,
    server: serverOfThisOrigin(cellar, options),
    now: () => Date.now(),
    random: () => Math.random(),
    newId,
    isOnline: () => navigator.onLine,
    onOthers: options.onOthers,
  };
  // Prepared while waiting for the lock. If another page has sent changes meanwhile, the push is
  // prepared again.
  const sealing = inCellar(cellar, (open) => preparePush(open, deps.now(), pace.bytesMax));
  sealing.catch(() => undefined);
  return underLock(`wine-cellar-drain-${cellar.storeId}`, (hasWaited) =>
    inCellar(cellar, (open) => drain(open, deps, hasWaited ? undefined : sealing)),
  );
}
