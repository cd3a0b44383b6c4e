import type { LiveEvent } from "sync-protocol";
import { newId } from "../../platform/newId.ts";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { writeEventPage } from "../db/push-pull/writeAnswer.ts";
import { readState } from "../db/syncState.ts";
import { wakeOutbox } from "../db/push-pull/writeFailedRun.ts";
import { LONGEST_REST_MS, pushBackoff } from "../outbox/failures.ts";
import { BACKGROUND_TAG, drainUnderLock } from "./drainUnderLock.ts";
import type { DrainOutcome } from "./drain.ts";
import { listenLive } from "./liveEvents.ts";
import { askToPersist } from "../../platform/persistence.ts";
import { engineStatus, type EngineStatus, INITIAL_STATUS } from "./status.ts";

/** While somebody looks, the server is asked at least this often whether it is back. */
const VISIBLE_REST_MAX_MS = 10_000;

/** How long what became of bottles elsewhere may wait once their numbers are here, ms (rule H7). */
const HISTORY_REST_MS = 1_000;

const FAILING: DrainOutcome = { kind: "failing", retryAfterMs: undefined };

/** What an engine tells of its drains. */
export interface EngineEvents {
  readonly onMustSignIn: () => void;
  readonly onAccountDeleted: () => void;
}

interface Engine {
  /** Asks for a drain; one that runs is followed by another. */
  readonly wake: () => void;
  /** Asks for a drain that sends what was just written. */
  readonly send: () => void;
  /** Asks the browser for a drain with all pages closed; once until a drain begins here. */
  readonly askForBackground: () => void;
  /** Resolves after a drain that began after this call. */
  readonly flush: () => Promise<void>;
  readonly cellar: CellarDatabase;
  readonly stop: () => void;
}

let running: Engine | undefined;

/** Keeps a person's cellar and the server in step while the page lives; ends the engine before. */
export function startEngine(cellar: CellarDatabase, events: EngineEvents): void {
  stopEngine();
  running = createEngine(cellar, events);
}

/** Ends sync in this page; what runs is cut short, which loses nothing. */
export function stopEngine(): void {
  running?.stop();
  running = undefined;
  engineStatus.setState(INITIAL_STATUS);
}

/** Asks for a drain now, ending every rest: the person wants it. Never awaited by the interface. */
export function syncNow(): void {
  const engine = running;
  if (!engine) return;
  void wakeOutbox(engine.cellar).finally(engine.wake);
}

/**
 * Tells that something was written: sends it now, or with all pages closed where that exists. While
 * the browser knows of no network it is not tried with each write; the engine tries now and then.
 */
export function noteWrite(): void {
  const isCutOff = !navigator.onLine && engineStatus.getState().server === "unreachable";
  if (!isCutOff) running?.send();
  askToPersist();
  running?.askForBackground();
}

/** Drains for at most `timeoutMs`. */
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
  /** Something was written since the last drain began. */
  let wasWritten = false;
  /** What was written goes with the drain that runs. */
  let isSending = false;

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
    const outcome = await drainUnderLock(cellar, { signal, onAnswer }).catch((error: unknown) =>
      // A store that was closed under its last drain is no news.
      hasEnded() ? FAILING : reportBroken(error),
    );
    if (hasEnded()) return;

    failures = outcome.kind === "done" ? 0 : failures + 1;
    const isStorageFull = outcome.kind === "storage-full";
    engineStatus.setState({ phase: "idle", server: serverOf(outcome), isStorageFull });
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
  /** The retry delay grows even while a user looks, because each try costs the server. */
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

  const stopTriggers = listenToPage(wake);
  /**
   * Takes in what an event brings; pulls where it brings nothing, or what can't be used (rule R5). It never brings
   * the history, which a drain reads soon, once for all that was heard meanwhile.
   */
  const follow = async (event: LiveEvent) => {
    // Beside a change that was sent nothing can be taken in (R5), and what the server says of it comes by itself.
    if (current && isSending && (await isHere(event))) return;
    if (await takeIn(cellar, event).catch(() => false)) {
      if (!hasEnded()) historyTimer ??= setTimeout(wake, HISTORY_REST_MS);
      return;
    }
    if (!(await isHere(event))) wake();
  };
  const isHere = async ({ seq }: LiveEvent) => {
    await current;
    return hasEnded() || (await readState(cellar)).cursor >= seq;
  };
  const stopLive = listenLive(cellar.userId, {
    onMove: (event) => void follow(event),
    onMaybe: wake,
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
  const occasion = { now: Date.now(), newId };
  return (await writeEventPage(cellar, { seq, page }, occasion)) === "written";
}

/** How long until the next drain of its own accord, ms; `undefined` waits for an occasion. */
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
    case "storage-full":
      return "reached";
    case "unreachable":
    case "intercepted":
    case "failing":
    case "outdated":
      return outcome.kind;
  }
}

/** A drain that broke on this side, by the store or by a bug: told, and tried again later. */
function reportBroken(error: unknown): DrainOutcome {
  reportError(error);
  return FAILING;
}

/** `navigator.onLine` lies, so these are occasions to ask, never answers. */
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

/** A bonus of Chromium's: may be missing, refuse or hang, and nothing depends on it. */
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
