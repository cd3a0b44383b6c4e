import { afterEach, expect, test, vi } from "vitest";
import { underLock } from "./underLock.ts";

type Held = (lock: object | null) => Promise<unknown>;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("who finds nobody runs at once; who comes meanwhile runs after, and is told so", async () => {
  vi.stubGlobal("navigator", { locks: lockManager() });
  const told: string[] = [];
  let endFirst = () => told.push("never");

  const first = underLock("drain", async (hasWaited) => {
    told.push(`first ${String(hasWaited)}`);
    await new Promise<void>((resolve) => {
      endFirst = () => {
        resolve();
        return told.push("first ends");
      };
    });
    return 1;
  });
  const second = underLock("drain", (hasWaited) => {
    told.push(`second ${String(hasWaited)}`);
    return Promise.resolve(2);
  });
  await vi.waitFor(() => {
    expect(told).toEqual(["first false"]);
  });
  endFirst();

  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(told).toEqual(["first false", "first ends", "second true"]);
});

test("work that fails under a lock lets the next one in", async () => {
  vi.stubGlobal("navigator", { locks: lockManager() });

  const failing = underLock("drain", () => Promise.reject(new Error("broken")));

  await expect(failing).rejects.toThrow("broken");
  expect(await underLock("drain", (hasWaited) => Promise.resolve(hasWaited))).toBe(false);
});

test("where a browser has no locks work runs at once", async () => {
  vi.stubGlobal("navigator", {});

  expect(await underLock("drain", () => Promise.resolve("done"))).toBe("done");
});

/** Locks as a browser has them, of one name. */
function lockManager() {
  let tail: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return {
    async request(_name: string, ...rest: [Held] | [{ ifAvailable: boolean }, Held]) {
      const [options, work] = rest.length === 1 ? [{ ifAvailable: false }, rest[0]] : rest;
      if (options.ifAvailable && holders > 0) return work(null);
      holders += 1;
      const held = tail.then(() => work({})).finally(() => (holders -= 1));
      tail = held.catch(() => undefined);
      return held;
    },
  };
}
