// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { LiveEvent } from "sync-protocol";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openCellarDatabase } from "../db/CellarDatabase.ts";
import { anEvent, id } from "../../rules/testBuilders.ts";
import type { DrainDeps, DrainOutcome } from "./drain.ts";
import type { LiveListener } from "./liveEvents.ts";
import { flush, noteWrite, startEngine, stopEngine, syncNow } from "./engine.ts";
import { othersEvents } from "./othersEvents.ts";
import { engineStatus } from "./status.ts";

const OF_ANNA = {
  ...anEvent(1, { author: { id: id(71), name: "Anna" } }),
  ...{ seq: 1, deleted: false },
};

const DONE: DrainOutcome = { kind: "done", nextAttemptAt: undefined };

interface EngineFakes {
  drains: ((outcome: DrainOutcome | Error) => void)[];
  begun: number;
  photos: "all sent" | "some left" | Error;
  photoRounds: number;
  wokenOutboxes: number;
  written: boolean;
  eventsWritten: number[];
  cursor: number;
  listener?: LiveListener;
  liveEnds: number;
}

const { around, untouched } = vi.hoisted(() => {
  const fresh = (): EngineFakes => ({
    drains: [],
    begun: 0,
    photos: "all sent",
    photoRounds: 0,
    wokenOutboxes: 0,
    written: false,
    eventsWritten: [],
    cursor: 0,
    liveEnds: 0,
  });
  return { around: fresh(), untouched: fresh };
});

vi.mock("./drainUnderLock.ts", () => ({
  BACKGROUND_TAG: "tag",
  drainUnderLock: (_cellar: unknown, { onOthers }: Pick<DrainDeps, "onOthers">) => {
    around.begun += 1;
    onOthers?.([OF_ANNA]);
    return new Promise<DrainOutcome>((resolve, reject) => {
      around.drains.push((outcome) => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
    });
  },
}));
vi.mock("./liveEvents.ts", () => ({
  listenLive: (_userId: string, listener: LiveListener) => {
    around.listener = listener;
    return () => {
      around.liveEnds += 1;
    };
  },
}));
vi.mock("./photo-transfer/sendPhotosUnderLock.ts", () => ({
  sendPhotosUnderLock: () => {
    around.photoRounds += 1;
    const { photos } = around;
    return photos instanceof Error ? Promise.reject(photos) : Promise.resolve(photos);
  },
}));
vi.mock("../db/push-pull/writeFailedRun.ts", () => ({
  wakeOutbox: () => {
    around.wokenOutboxes += 1;
    return Promise.resolve();
  },
}));
vi.mock("../db/push-pull/writeAnswer.ts", () => ({
  writeEventPage: (_cellar: unknown, { seq }: LiveEvent) => {
    around.eventsWritten.push(seq);
    return Promise.resolve(around.written ? "written" : "stale");
  },
}));
vi.mock("../db/syncState.ts", () => ({
  readState: () => Promise.resolve({ cursor: around.cursor }),
}));

const onMustSignIn = vi.fn();
const onAccountDeleted = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
  Object.assign(around, untouched());
  onMustSignIn.mockReset();
  onAccountDeleted.mockReset();
  startEngine(openCellarDatabase("00000000-0000-4000-8000-0000000000aa"), {
    onMustSignIn,
    onAccountDeleted,
  });
});

afterEach(() => {
  stopEngine();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the engine drains at its start and reports the server's state", async () => {
  expect(engineStatus.getState()).toMatchObject({ phase: "running", server: "unasked" });

  await end(DONE);

  expect(engineStatus.getState()).toMatchObject({ phase: "idle", server: "reached" });
  expect(around.begun).toBe(1);
});

test("writes during a drain cause exactly one more drain", async () => {
  noteWrite();
  noteWrite();
  expect(around.begun).toBe(1);

  await end(DONE);
  expect(around.begun).toBe(2);

  await end(DONE);
  expect(around.begun).toBe(2);
});

test("new events of other members are reported, except after a lost connection", async () => {
  const report = vi.fn();
  onTestFinished(othersEvents.subscribe(report));
  await end(DONE);
  expect(report).not.toHaveBeenCalled();

  syncNow();
  await vi.advanceTimersByTimeAsync(0);
  await end(DONE);
  expect(report).toHaveBeenCalledOnce();
  expect(othersEvents.getState()).toEqual([OF_ANNA]);

  around.listener?.onMaybe();
  await end(DONE);
  window.dispatchEvent(new Event("online"));
  await end(DONE);
  expect(report).toHaveBeenCalledOnce();
});

test("a flush ends when the next full drain ends, or times out", async () => {
  const ended = vi.fn();
  void flush(10_000).then(ended);
  await end(DONE);
  expect(ended).not.toHaveBeenCalled();
  await end(DONE);
  expect(ended).toHaveBeenCalledOnce();

  const late = vi.fn();
  void flush(10_000).then(late);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toHaveBeenCalledOnce();
});

test("an unreachable server is retried with growing delays, or when online again", async () => {
  await end({ kind: "unreachable" });
  await vi.advanceTimersByTimeAsync(999);
  expect(around.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(2);

  await end({ kind: "unreachable" });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(around.begun).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(3);

  await end({ kind: "unreachable" });
  window.dispatchEvent(new Event("online"));
  expect(around.begun).toBe(4);
});

test("a visible page retries within ten seconds; a success resets the delay", async () => {
  for (let tries = 1; tries <= 8; tries += 1) {
    await end({ kind: "unreachable" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(around.begun).toBe(tries + 1);
  }
  await end(DONE);
  noteWrite();
  await end({ kind: "unreachable" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(around.begun).toBe(11);
});

test("a failing server is asked again at its retry time", async () => {
  await end({ kind: "failing", retryAfterMs: 7_000 });

  expect(engineStatus.getState().server).toBe("failing");
  await vi.advanceTimersByTimeAsync(6_999);
  expect(around.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(2);
});

test("a delayed change is sent when its delay ends", async () => {
  await end({ kind: "done", nextAttemptAt: Date.now() + 3_000 });

  await vi.advanceTimersByTimeAsync(2_999);
  expect(around.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(2);
});

test("[V5] a deleted account is reported and ends automatic sync", async () => {
  await end({ kind: "account-deleted" });

  expect(onAccountDeleted).toHaveBeenCalledOnce();
  expect(onMustSignIn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(around.begun).toBe(1);
});

test("[V4] a required sign-in is reported and ends automatic sync", async () => {
  await end({ kind: "must-sign-in" });

  expect(onMustSignIn).toHaveBeenCalledOnce();
  expect(engineStatus.getState().server).toBe("reached");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(around.begun).toBe(1);
});

test("[V1] an outdated page looks for an update and retries after five minutes", async () => {
  const update = vi.fn(() => Promise.resolve());
  const getRegistration = () => Promise.resolve({ update });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { getRegistration } });

  await end({ kind: "outdated" });

  expect(update).toHaveBeenCalledOnce();
  expect(engineStatus.getState().server).toBe("outdated");
  await vi.advanceTimersByTimeAsync(299_999);
  expect(around.begun).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(2);
});

test("a hidden page retries an unreachable server with delays over ten seconds", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  for (let failed = 0; failed < 5; failed += 1) {
    await end({ kind: "unreachable" });
    await vi.advanceTimersByTimeAsync(1_000 * 2 ** failed);
  }
  expect(around.begun).toBe(6);

  await end({ kind: "unreachable" });
  await vi.advanceTimersByTimeAsync(31_999);
  expect(around.begun).toBe(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(around.begun).toBe(7);
});

test("a drain that fails on this device is reported and retried", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const broken = new Error("The store is gone");

  await end(broken);

  expect(report).toHaveBeenCalledExactlyOnceWith(broken);
  expect(engineStatus.getState().server).toBe("failing");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(around.begun).toBe(2);
  vi.unstubAllGlobals();
});

// Spec 10.82
test("full storage is reported until a drain can write again", async () => {
  await end({ kind: "storage-full" });
  expect(engineStatus.getState()).toMatchObject({ server: "reached", isStorageFull: true });

  await vi.advanceTimersByTimeAsync(1_000);
  await end(DONE);

  expect(engineStatus.getState().isStorageFull).toBe(false);
});

test("photos are sent after a successful drain, the rest after a delay", async () => {
  around.photos = "some left";
  await end({ kind: "unreachable" });
  expect(around.photoRounds).toBe(0);

  await vi.advanceTimersByTimeAsync(1_000);
  await end(DONE);
  expect(around.photoRounds).toBe(1);

  noteWrite();
  await end(DONE);
  expect(around.photoRounds).toBe(1);

  await vi.advanceTimersByTimeAsync(1_000);
  await end(DONE);
  expect(around.photoRounds).toBe(2);
});

test("a sync that the user requests ends all retry delays", async () => {
  await end({ kind: "unreachable" });

  syncNow();
  await vi.advanceTimersByTimeAsync(0);

  expect(around.wokenOutboxes).toBe(1);
  expect(around.begun).toBe(2);
});

test("an offline write does not retry an unreachable server", async () => {
  await end({ kind: "unreachable" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

  noteWrite();

  expect(around.begun).toBe(1);
});

test("background sync is requested at most once between two drains", async () => {
  const register = vi.fn(() => Promise.resolve());
  const getRegistration = () => Promise.resolve({ sync: { register } });
  vi.stubGlobal("navigator", { onLine: true, serviceWorker: { getRegistration } });

  noteWrite();
  noteWrite();
  await vi.advanceTimersByTimeAsync(0);
  expect(register.mock.calls).toEqual([["tag"]]);

  await end(DONE);
  noteWrite();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(2);
});

test("a page restored from the back/forward cache starts a drain", async () => {
  await end(DONE);
  window.dispatchEvent(new Event("pageshow"));

  expect(around.begun).toBe(2);
});

test("a failure to send photos is reported, and the next drain retries", async () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const broken = new Error("The store is gone");
  around.photos = broken;

  await end(DONE);
  expect(report).toHaveBeenCalledExactlyOnceWith(broken);

  around.photos = "all sent";
  noteWrite();
  await end(DONE);
  expect(around.photoRounds).toBe(2);
});

test("a page syncs when visible again, not when hidden", async () => {
  await end(DONE);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(around.begun).toBe(1);

  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(around.begun).toBe(2);
});

test("[R5] a live event causes a drain only if its rows are unusable", async () => {
  await end(DONE);
  around.cursor = 7;
  await hear({ seq: 7 });
  expect(around.begun).toBe(1);

  around.written = true;
  await hear({ seq: 8, page: { epoch: "first", since: 7, rows: [], places: [] } });
  expect(around.begun).toBe(1);

  around.written = false;
  await hear({ seq: 9, page: { epoch: "second", since: 8, rows: [], places: [] } });
  expect(around.begun).toBe(2);
});

test("[H7] after several live events one drain reads the history", async () => {
  await end(DONE);
  around.written = true;
  for (const seq of [8, 9, 10]) {
    await hear({ seq, page: { epoch: "first", since: seq - 1, rows: [], places: [] } });
  }
  expect(around.begun).toBe(1);

  await vi.advanceTimersByTimeAsync(1_000);
  await end(DONE);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(around.begun).toBe(2);
});

test("[R5] no new drain follows a live event that the running drain covers", async () => {
  const working = hear({ seq: 3 });
  around.cursor = 3;
  await end(DONE);
  await working;

  expect(around.begun).toBe(1);
});

test("[R5] a live event during a push is written after the push", async () => {
  await end(DONE);
  noteWrite();
  around.written = true;
  const own = hear({ seq: 3, page: { epoch: "first", since: 2, rows: [], places: [] } });
  const other = hear({ seq: 4, page: { epoch: "first", since: 3, rows: [], places: [] } });
  await Promise.all([own, other]);
  expect(around.eventsWritten).toEqual([]);

  around.cursor = 3;
  await end(DONE);
  await vi.advanceTimersByTimeAsync(0);

  expect(around.eventsWritten).toEqual([4]);
  expect(around.begun).toBe(2);
});

test("[R5] a live event during a pull is written immediately", async () => {
  around.written = true;
  await hear({ seq: 3, page: { epoch: "first", since: 2, rows: [], places: [] } });

  expect(around.eventsWritten).toEqual([3]);
});

test("a stopped engine ignores timers, events and late answers", async () => {
  await end({ kind: "unreachable" });
  noteWrite();

  stopEngine();
  await end({ kind: "must-sign-in" });
  window.dispatchEvent(new Event("online"));
  window.dispatchEvent(new Event("pageshow"));
  document.dispatchEvent(new Event("visibilitychange"));
  syncNow();
  await vi.advanceTimersByTimeAsync(3_600_000);

  expect(around.begun).toBe(2);
  expect(around.liveEnds).toBe(1);
  expect(onMustSignIn).not.toHaveBeenCalled();
  expect(engineStatus.getState()).toMatchObject({ phase: "idle", server: "unasked" });
});

async function end(outcome: DrainOutcome | Error): Promise<void> {
  around.drains.shift()?.(outcome);
  await vi.advanceTimersByTimeAsync(0);
}

async function hear(event: LiveEvent): Promise<void> {
  around.listener?.onMove(event);
  await vi.advanceTimersByTimeAsync(0);
}
