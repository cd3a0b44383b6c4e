import { CellarUnavailable } from "../db/CellarUnavailable.ts";
import type { SessionRecord } from "../db/deviceDatabase.ts";
import { pushBackoff } from "../outbox/failures.ts";
import { sessionStore } from "./sessionStore.ts";

/** The longest rest between two attempts to open what is on this device, ms: somebody waits. */
const REST_MAX_MS = 30_000;

/** What could not be opened yet. */
interface Waiting {
  readonly open: () => Promise<void>;
  readonly whose: () => Promise<SessionRecord | undefined>;
  readonly timer: ReturnType<typeof setTimeout>;
}

let waiting: Waiting | undefined;
let failures = 0;

/**
 * Opens what is kept on this device. Where it cannot be opened right now the session is `closed`,
 * and it is tried again with growing rests until it can (rule D1). `whose` says whose it is, as far
 * as that can be told.
 */
export async function tryToOpen(
  open: () => Promise<void>,
  whose: () => Promise<SessionRecord | undefined>,
): Promise<void> {
  stopTrying();
  try {
    await open();
    failures = 0;
  } catch (error) {
    const isForeseen = error instanceof CellarUnavailable;
    if (!isForeseen) reportError(error);
    failures += 1;
    const before = sessionStore.getState();
    const isKnown = before.kind === "closed" && before.user !== undefined;
    const known = isKnown ? before : await whose().catch(() => undefined);
    const restMs = Math.min(REST_MAX_MS, pushBackoff(failures, Math.random()));
    waiting = { open, whose, timer: setTimeout(tryAgain, restMs) };
    const { user, mustSignIn = false } = known ?? {};
    const reason = isForeseen ? error.reason : "refused";
    sessionStore.setState({ kind: "closed", user, mustSignIn, reason }, true);
  }
}

/** Tries now what would be tried later. */
export function tryAgain(): void {
  if (waiting) void tryToOpen(waiting.open, waiting.whose);
}

function stopTrying(): void {
  clearTimeout(waiting?.timer);
  waiting = undefined;
}
