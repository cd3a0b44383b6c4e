import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilQuiet } from "./untilQuiet.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("work waits until no key was pressed for 300 ms", async () => {
  const quiet = waitForQuiet();
  await vi.advanceTimersByTimeAsync(200);
  page.dispatchEvent(new Event("keydown"));
  await vi.advanceTimersByTimeAsync(200);
  expect(quiet).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(100);

  expect(quiet).toHaveBeenCalledOnce();
});

test("work waits at most 3 s for a user who never pauses", async () => {
  const quiet = waitForQuiet();
  for (let at = 200; at < 3_000; at += 200) {
    await vi.advanceTimersByTimeAsync(200);
    page.dispatchEvent(new Event("pointerdown"));
  }
  expect(quiet).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(200);

  expect(quiet).toHaveBeenCalledOnce();
});

function waitForQuiet() {
  const quiet = vi.fn();
  void untilQuiet().then(quiet);
  return quiet;
}
