// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./keepAwake.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("the screen stays on until released, even after the page was hidden", async () => {
  const release = vi.fn(() => Promise.resolve());
  const request = withWakeLock(() => Promise.resolve({ release }));

  const letGo = keepAwake();
  await vi.waitFor(() => {
    expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  letGo();

  await vi.waitFor(() => {
    expect(release).toHaveBeenCalledTimes(2);
  });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("a screen lock granted after it is no longer needed is released", async () => {
  const release = vi.fn(() => Promise.resolve());
  withWakeLock(() => Promise.resolve({ release }));

  keepAwake()();

  await vi.waitFor(() => {
    expect(release).toHaveBeenCalledOnce();
  });
});

test("a refused or missing screen lock causes no error", () => {
  withWakeLock(() => Promise.reject(new DOMException("Low battery", "NotAllowedError")));
  keepAwake()();
  Reflect.deleteProperty(navigator, "wakeLock");
  keepAwake()();
});

function withWakeLock(answer: () => Promise<unknown>) {
  const request = vi.fn(answer);
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  return request;
}
