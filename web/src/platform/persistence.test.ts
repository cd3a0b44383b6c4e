import { afterEach, beforeEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.resetModules();
});

test("each page asks the browser only once to keep local data", async () => {
  let isKept = false;
  const persist = vi.fn(() => {
    isKept = true;
    return Promise.resolve(true);
  });
  vi.stubGlobal("navigator", { storage: { persist, persisted: () => Promise.resolve(isKept) } });
  const { askToPersist, isPersisted } = await import("./persistence.ts");
  expect(await isPersisted()).toBe(false);

  askToPersist();
  askToPersist();

  expect(await isPersisted()).toBe(true);
  expect(persist).toHaveBeenCalledOnce();
});

test("in a browser without storage API, persistence is unknown", async () => {
  vi.stubGlobal("navigator", {});
  const { askToPersist, isPersisted } = await import("./persistence.ts");

  askToPersist();

  expect(await isPersisted()).toBeUndefined();
});
