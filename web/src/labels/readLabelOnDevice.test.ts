import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOTHING_READ } from "./understand/fields/LabelFields.ts";
import type { ReaderMessage, ReadRequest } from "./workers/readerMessages.ts";
import { LabelNotRead, readLabelOnDevice } from "./readLabelOnDevice.ts";

const started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly asked: ReadRequest[] = [];
  ended = false;

  constructor() {
    super();
    started.push(this);
  }

  postMessage(request: ReadRequest) {
    this.asked.push(request);
  }

  terminate() {
    this.ended = true;
  }

  post(data: ReaderMessage) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const photo = new Blob(["photo"]);
const NOW = Date.UTC(2026, 5, 1);
const nothing = { fields: NOTHING_READ, others: [], lines: 0, flaw: undefined };
const read: ReaderMessage = { kind: "read", ...nothing };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  started.length = 0;
});

describe("reading a label on the device", () => {
  test("a label reading sends the photo to the worker and reports progress", async () => {
    const onProgress = vi.fn();
    const reading = readLabelOnDevice(photo, { cellar: [], now: NOW, onProgress });
    const worker = await startedWorker();
    expect(worker.asked).toEqual([{ photo, cellar: [], currentYear: 2026 }]);

    worker.post({ kind: "progress", progress: { kind: "loading", share: 0.5 } });
    worker.post(read);
    expect(await reading).toEqual(nothing);
    expect(onProgress).toHaveBeenCalledWith({ kind: "loading", share: 0.5 });
  });

  test("after a cancelled reading, the next reading uses a new worker", async () => {
    const cancel = new AbortController();
    const reading = readLabelOnDevice(photo, { cellar: [], signal: cancel.signal });
    const worker = await startedWorker();
    cancel.abort();
    await expect(reading).rejects.toThrow("aborted");
    expect(worker.ended).toBe(true);

    const again = readLabelOnDevice(photo, { cellar: [] });
    const next = await startedWorker(1);
    next.post(read);
    await again;
  });

  test("a failed label reading reports the reason", async () => {
    const reading = readLabelOnDevice(photo, { cellar: [] });
    (await startedWorker()).post({ kind: "failed", failure: "unavailable", detail: "no signal" });
    const failure = await reading.catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(LabelNotRead);
    expect(failure).toMatchObject({ reason: "unavailable" });
  });

  test("a label reading starts only after the previous reading ends", async () => {
    const first = readLabelOnDevice(photo, { cellar: [] });
    const second = readLabelOnDevice(photo, { cellar: [] });
    const worker = await startedWorker();
    expect(worker.asked).toHaveLength(1);
    worker.post(read);
    await first;
    await vi.waitFor(() => {
      expect(worker.asked).toHaveLength(2);
    });
    worker.post(read);
    await second;
  });

  test("the label reader frees its memory after a minute without requests", async () => {
    const reading = readLabelOnDevice(photo, { cellar: [] });
    const worker = await startedWorker();
    worker.post(read);
    await reading;
    vi.advanceTimersByTime(60_000);
    expect(worker.ended).toBe(true);
  });
});

async function startedWorker(at = 0): Promise<FakeWorker> {
  await vi.waitFor(() => {
    expect(started[at]?.asked.length).toBeGreaterThan(0);
  });
  return started[at]!;
}
