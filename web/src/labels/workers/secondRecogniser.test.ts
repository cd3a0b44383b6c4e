import { afterEach, expect, test, vi } from "vitest";
import type { LineAnswer, LineRequest } from "./lineMessages.ts";
import { hasRoomForTwo, openSecondRecogniser } from "./secondRecogniser.ts";

const FILES = { recogniser: new Uint8Array(1), alphabet: new Uint8Array(1) };
const LINE = { width: 16, height: 48, values: new Float32Array(3 * 16 * 48) };

afterEach(() => {
  vi.unstubAllGlobals();
});

// Spec 10.91
test("a second text recogniser needs two processor cores and enough memory", () => {
  expect(hasRoomForTwo({ hardwareConcurrency: 2 })).toBe(true);
  expect(hasRoomForTwo({ hardwareConcurrency: 8, deviceMemory: 8 })).toBe(true);
  expect(hasRoomForTwo({ hardwareConcurrency: 1, deviceMemory: 8 })).toBe(false);
  expect(hasRoomForTwo({ hardwareConcurrency: 8, deviceMemory: 2 })).toBe(false);
});

test("the second recogniser's worker gets its files before the first text line", async () => {
  const asked = workerAnswering({
    open: { kind: "ready" },
    read: { kind: "read", line: { text: "Muster", confidence: 0.9 } },
  });

  const recognise = await openSecondRecogniser(FILES);

  expect(await recognise(LINE)).toEqual({ text: "Muster", confidence: 0.9 });
  expect(asked).toEqual(["open", "read"]);
});

test("opening or using a failed second recogniser throws an error", async () => {
  const failed: LineAnswer = { kind: "failed", detail: "out of memory" };
  workerAnswering({ open: failed, read: failed });
  await expect(openSecondRecogniser(FILES)).rejects.toThrow("out of memory");

  workerAnswering({ open: { kind: "ready" }, read: failed });
  const recognise = await openSecondRecogniser(FILES);
  await expect(recognise(LINE)).rejects.toThrow("could not be read");
});

function workerAnswering(answers: Readonly<Record<LineRequest["kind"], LineAnswer>>) {
  const asked: LineRequest["kind"][] = [];
  class AnsweringWorker {
    onmessage: ((event: MessageEvent<LineAnswer>) => void) | null = null;
    onerror = null;
    postMessage({ kind }: LineRequest) {
      asked.push(kind);
      queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: answers[kind] })));
    }
  }
  vi.stubGlobal("Worker", AnsweringWorker);
  return asked;
}
