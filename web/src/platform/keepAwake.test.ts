// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./keepAwake.ts";

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("the wake lock is renewed after the page was hidden, until released", async () => {
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

test("a wake lock granted after it is no longer needed is released", async () => {
  const release = vi.fn(() => Promise.resolve());
  withWakeLock(() => Promise.resolve({ release }));

  keepAwake()();

  await vi.waitFor(() => {
    expect(release).toHaveBeenCalledOnce();
  });
});

test("a refused or unsupported wake lock causes no error", () => {
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
