import type { EventRow, LiveEvent } from "sync-protocol";
import { newId } from "../../platform/newId.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { writeEventPage } from "../db/push-pull/writeAnswer.ts";
import { readState } from "../db/syncState.ts";
import { wakeOutbox } from "../db/push-pull/writeFailedRun.ts";
import { LONGEST_REST_MS, pushBackoff } from "../outbox/failures.ts";
import { BACKGROUND_TAG, drainUnderLock } from "./drainUnderLock.ts";
import type { DrainOutcome } from "./drain.ts";
import { listenLive } from "./liveEvents.ts";
import { othersEvents } from "./othersEvents.ts";
import { askToPersist } from "../../platform/persistence.ts";
import { engineStatus, type EngineStatus, INITIAL_STATUS } from "./status.ts";

const VISIBLE_REST_MAX_MS = 10_000;

/** Delay between a live event and the pull of the history [H7: event pages]. */
const HISTORY_REST_MS = 1_000;

const FAILING: DrainOutcome = { kind: "failing", retryAfterMs: undefined };

export interface EngineEvents {
  readonly onMustSignIn: () => void;
  readonly onAccountDeleted: () => void;
}

interface Engine {
  /** Requests a drain. If a drain is running, another drain follows. */
  readonly wake: () => void;
  /** Requests a drain after a write, so that the new changes are sent. */
  readonly send: () => void;
  /** Requests a background sync from the browser, at most once between two drains. */
  readonly askForBackground: () => void;
  /** Resolves after a drain that started after this call. */
  readonly flush: () => Promise<void>;
  readonly cellar: CellarDatabase;
  readonly stop: () => void;
}

let running: Engine | undefined;

export function startEngine(cellar: CellarDatabase, events: EngineEvents): void {
  stopEngine();
  running = createEngine(cellar, events);
}

/** Stops sync. If this interrupts a drain, no change is lost. */
export function stopEngine(): void {
  running?.stop();
  running = undefined;
  engineStatus.setState(INITIAL_STATUS);
}

/** Requests a drain now and ends all retry delays. Callers do not await the drain. */
export function syncNow(): void {
  const engine = running;
  if (!engine) return;
  void wakeOutbox(engine.cellar).finally(engine.wake);
}

/**
 * Reports a write, which is sent now, or by a background sync if all pages are closed. Offline, a
 * write does not trigger a drain; the engine retries periodically.
 */
export function noteWrite(): void {
  const isCutOff = !navigator.onLine && engineStatus.getState().server === "unreachable";
  if (!isCutOff) running?.send();
  askToPersist();
  running?.askForBackground();
}

/**
 * Sends the pending changes and photos of a cellar that is not open. Returns `false` if changes or
 * photos are left.
 */
export async function sendOther(cellar: CellarDatabase): Promise<boolean> {
  if (!(await isSent(cellar))) return false;
  const { sendPhotosUnderLock } = await import("./photo-transfer/sendPhotosUnderLock.ts");
  let attached = 0;
  const end = await sendPhotosUnderLock(cellar, new AbortController().signal, () => {
    attached += 1;
  });
  return (attached === 0 || (await isSent(cellar))) && end === "all sent";
}

async function isSent(cellar: CellarDatabase): Promise<boolean> {
  const outcome = await drainUnderLock(cellar);
  return outcome.kind === "done" && outcome.nextAttemptAt === undefined;
}

/** Requests a drain and waits for its end, at most `timeoutMs`. */
export async function flush(timeoutMs: number): Promise<void> {
  if (!running) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  await Promise.race([running.flush(), timeout]);
  clearTimeout(timer);
}

function createEngine(cellar: CellarDatabase, events: EngineEvents): Engine {
  const ended = new AbortController();
  const hasEnded = () => ended.signal.aborted;
  let failures = 0;
  let photoFailures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let photoTimer: ReturnType<typeof setTimeout> | undefined;
  let historyTimer: ReturnType<typeof setTimeout> | undefined;
  let hasAsked = false;
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  /** Whether something was written since the last drain began. */
  let wasWritten = false;
  let isSending = false;
  /**
   * Whether the page has missed nothing since its last drain. If so, other members' events in the
   * next drain are reported as news.
   */
  let isUpToDate = false;

  const run = async () => {
    isSending = wasWritten;
    wasWritten = false;
    clearTimeout(timer);
    clearTimeout(historyTimer);
    historyTimer = undefined;
    if (hasEnded()) return;
    hasAsked = false;
    engineStatus.setState({ phase: "running" });
    const onAnswer = () => {
      if (!hasEnded()) engineStatus.setState({ server: "reached" });
    };
    const { signal } = ended;
    const news: EventRow[] = [];
    const onOthers = isUpToDate
      ? (events: readonly EventRow[]) => void news.push(...events)
      : undefined;
    isUpToDate = true;
    const outcome = await drainUnderLock(cellar, { signal, onAnswer, onOthers }).catch(
      (error: unknown) =>
        // An error is expected if the store was closed during the last drain.
        hasEnded() ? FAILING : reportBroken(error),
    );
    if (hasEnded()) return;
    if (news.length > 0) othersEvents.setState(news, true);
    if (outcome.kind !== "done") isUpToDate = false;

    failures = outcome.kind === "done" ? 0 : failures + 1;
    const isStorageFull = outcome.kind === "storage-full";
    const isCellarLost = outcome.kind === "cellar-lost";
    engineStatus.setState({
      phase: "idle",
      server: serverOf(outcome),
      isStorageFull,
      isCellarLost,
    });
    if (outcome.kind === "must-sign-in") events.onMustSignIn();
    if (outcome.kind === "account-deleted") events.onAccountDeleted();
    if (outcome.kind === "outdated") void updateApp();
    if (outcome.kind === "done") {
      sendPhotos().catch((error: unknown) => {
        if (!hasEnded()) reportError(error);
      });
    }
    wakeIn(restMs(outcome, failures));
  };
  /**
   * Sends photos. Photos that failed are delayed longer each time, even on a visible page, because
   * each try uses space on the server.
   */
  const sendPhotos = async () => {
    if (photoTimer !== undefined) return;
    const { sendPhotosUnderLock } = await import("./photo-transfer/sendPhotosUnderLock.ts");
    const end = await sendPhotosUnderLock(cellar, ended.signal, wake);
    if (hasEnded()) return;
    photoFailures = end === "all sent" ? 0 : photoFailures + 1;
    if (photoFailures === 0) return;
    photoTimer = setTimeout(
      () => {
        photoTimer = undefined;
        wake();
      },
      pushBackoff(photoFailures, Math.random()),
    );
  };
  const wakeIn = (ms: number | undefined) => {
    if (ms !== undefined) timer = setTimeout(wake, ms);
  };
  const start = () => {
    current = run().finally(() => {
      current = undefined;
    });
    return current;
  };
  const flushed = () => {
    if (!current) return start();
    following ??= current.then(() => {
      following = undefined;
      return start();
    });
    return following;
  };
  const wake = () => void flushed();

  const catchUp = () => {
    isUpToDate = false;
    wake();
  };
  const stopTriggers = listenToPage(catchUp);
  /**
   * Applies the rows of a live event. Pulls if the event has no rows, or if its rows can't be used
   * [R5: live events]. A later drain reads the history once for several live events.
   */
  const follow = async (event: LiveEvent) => {
    // During a push, rows can't be applied [R5: live events], and the push answer contains the rows
    // too.
    if (current && isSending && (await isHere(event))) return;
    if (await takeIn(cellar, event).catch(() => false)) {
      if (!hasEnded()) historyTimer ??= setTimeout(wake, HISTORY_REST_MS);
      return;
    }
    if (!(await isHere(event))) wake();
    engineStatus.setState(({ moves }) => ({ moves: event.page ? moves : moves + 1 }));
  };
  const isHere = async ({ seq }: LiveEvent) => {
    await current;
    return hasEnded() || (await readState(cellar)).cursor >= seq;
  };
  const stopLive = listenLive(cellar, {
    onMove: (event) => void follow(event),
    onMaybe: catchUp,
  });
  wake();
  return {
    cellar,
    wake,
    send: () => {
      wasWritten = true;
      wake();
    },
    askForBackground: () => {
      if (hasAsked) return;
      hasAsked = true;
      void askForBackgroundSync();
    },
    flush: flushed,
    stop: () => {
      ended.abort();
      clearTimeout(timer);
      clearTimeout(photoTimer);
      clearTimeout(historyTimer);
      stopTriggers();
      stopLive();
    },
  };
}

async function takeIn(cellar: CellarDatabase, { seq, page }: LiveEvent): Promise<boolean> {
  if (!page) return false;
  const context = { now: Date.now(), newId };
  return (await writeEventPage(cellar, { seq, page }, context)) === "written";
}

/** Delay before the next automatic drain, ms; `undefined` means that a drain needs a trigger. */
function restMs(outcome: DrainOutcome, failures: number): number | undefined {
  switch (outcome.kind) {
    case "done":
      return outcome.nextAttemptAt && Math.max(0, outcome.nextAttemptAt - Date.now());
    case "unreachable":
    case "intercepted":
    case "storage-full":
      return restAfter(failures);
    case "failing":
      return outcome.retryAfterMs ?? restAfter(failures);
    case "outdated":
      return LONGEST_REST_MS;
    case "must-sign-in":
    case "account-deleted":
    case "cellar-lost":
      return undefined;
  }
}

function restAfter(failures: number): number {
  const rest = pushBackoff(failures, Math.random());
  return document.visibilityState === "visible" ? Math.min(rest, VISIBLE_REST_MAX_MS) : rest;
}

function serverOf(outcome: DrainOutcome): EngineStatus["server"] {
  switch (outcome.kind) {
    case "done":
    case "must-sign-in":
    case "account-deleted":
    case "cellar-lost":
    case "storage-full":
      return "reached";
    case "unreachable":
    case "intercepted":
    case "failing":
    case "outdated":
      return outcome.kind;
  }
}

/**
 * Reports a drain that failed on this device, because of the store or a bug. The drain is retried
 * later.
 */
function reportBroken(error: unknown): DrainOutcome {
  reportError(error);
  return FAILING;
}

/**
 * Calls `wake` when the page may be online again. Does not check `navigator.onLine`, because it is
 * unreliable.
 */
function listenToPage(wake: () => void): () => void {
  const whenVisible = () => {
    if (document.visibilityState === "visible") wake();
  };
  window.addEventListener("online", wake);
  window.addEventListener("pageshow", wake);
  document.addEventListener("visibilitychange", whenVisible);
  return () => {
    window.removeEventListener("online", wake);
    window.removeEventListener("pageshow", wake);
    document.removeEventListener("visibilitychange", whenVisible);
  };
}

async function updateApp(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/**
 * Requests a background sync, which only Chromium has. The request may be refused or hang; sync
 * does not need it.
 */
async function askForBackgroundSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !hasSync(registration)) return;
  await registration.sync.register(BACKGROUND_TAG).catch(() => undefined);
}

interface WithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

function hasSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & WithSync {
  return "sync" in registration;
}
