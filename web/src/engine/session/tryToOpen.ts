import { CellarUnavailable } from "../db/CellarUnavailable.ts";
import type { SessionRecord } from "../db/deviceDatabase.ts";
import { pushBackoff } from "../outbox/failures.ts";
import { sessionStore } from "./sessionStore.ts";

/**
 * Maximum delay between two attempts to open local data, ms. It is short, because the user cannot
 * use the app meanwhile.
 */
const REST_MAX_MS = 30_000;

interface PendingOpen {
  readonly open: () => Promise<void>;
  readonly readRecord: () => Promise<SessionRecord | undefined>;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: PendingOpen | undefined;
let failures = 0;
let openings: Promise<void> = Promise.resolve();
let stops = 0;

/**
 * Opens local data, after all earlier calls have ended. If that fails, the session is `closed` and
 * opening is retried with growing delays [D1: unavailable store]. `readRecord` finds the user, if
 * known.
 */
export function tryToOpen(
  open: PendingOpen["open"],
  readRecord: PendingOpen["readRecord"],
): Promise<void> {
  openings = openings.catch(() => undefined).then(() => openNow(open, readRecord));
  return openings;
}

export function untilOpened(): Promise<void> {
  return openings;
}

async function openNow(
  open: PendingOpen["open"],
  readRecord: PendingOpen["readRecord"],
): Promise<void> {
  forgetWaiting();
  const stopsBefore = stops;
  try {
    await open();
    failures = 0;
  } catch (error) {
    const isForeseen = error instanceof CellarUnavailable;
    if (!isForeseen) reportError(error);
    if (stops !== stopsBefore) return;
    failures += 1;
    const before = sessionStore.getState();
    const isKnown = before.kind === "closed" && before.user !== undefined;
    const known = isKnown ? before : await readRecord().catch(() => undefined);
    const restMs = Math.min(REST_MAX_MS, pushBackoff(failures, Math.random()));
    waiting = { open, readRecord, timer: setTimeout(tryAgain, restMs) };
    const { user, cellarId, mustSignIn = false } = known ?? {};
    const reason = isForeseen ? error.reason : "refused";
    sessionStore.setState({ kind: "closed", user, cellarId, mustSignIn, reason }, true);
  }
}

export function tryAgain(): void {
  if (waiting) void tryToOpen(waiting.open, waiting.readRecord);
}

export function stopTrying(): void {
  stops += 1;
  forgetWaiting();
}

function forgetWaiting(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}
