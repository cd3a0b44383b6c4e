import { afterEach, expect, test, vi } from "vitest";
import { underLock } from "./underLock.ts";

type LockCallback = (lock: object | null) => Promise<unknown>;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a callback under a lock is passed whether it had to wait", async () => {
  vi.stubGlobal("navigator", { locks: lockManager() });
  const steps: string[] = [];
  let endFirst = () => steps.push("never");

  const first = underLock("drain", async (hasWaited) => {
    steps.push(`first ${String(hasWaited)}`);
    await new Promise<void>((resolve) => {
      endFirst = () => {
        resolve();
        return steps.push("first ends");
      };
    });
    return 1;
  });
  const second = underLock("drain", (hasWaited) => {
    steps.push(`second ${String(hasWaited)}`);
    return Promise.resolve(2);
  });
  await vi.waitFor(() => {
    expect(steps).toEqual(["first false"]);
  });
  endFirst();

  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(steps).toEqual(["first false", "first ends", "second true"]);
});

test("a callback that fails releases its lock", async () => {
  vi.stubGlobal("navigator", { locks: lockManager() });

  const failing = underLock("drain", () => Promise.reject(new Error("broken")));

  await expect(failing).rejects.toThrow("broken");
  expect(await underLock("drain", (hasWaited) => Promise.resolve(hasWaited))).toBe(false);
});

test("without the Web Locks API, a callback runs immediately", async () => {
  vi.stubGlobal("navigator", {});

  expect(await underLock("drain", () => Promise.resolve("done"))).toBe("done");
});

function lockManager() {
  let tail: Promise<unknown> = Promise.resolve();
  let holders = 0;
  return {
    async request(
      _name: string,
      ...rest: [LockCallback] | [{ ifAvailable: boolean }, LockCallback]
    ) {
      const [options, work] = rest.length === 1 ? [{ ifAvailable: false }, rest[0]] : rest;
      if (options.ifAvailable && holders > 0) return work(null);
      holders += 1;
      const held = tail.then(() => work({})).finally(() => (holders -= 1));
      tail = held.catch(() => undefined);
      return held;
    },
  };
}
