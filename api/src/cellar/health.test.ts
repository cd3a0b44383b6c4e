import { expect, test } from "vitest";
import { healthOf } from "./health.ts";

test("the health check names the failing part and reports the cause", async () => {
  const causes: unknown[] = [];
  const refused = new Error("AccessDenied");

  const health = await healthOf({
    sessions: { read: () => Promise.resolve(undefined) },
    bytes: { probe: () => Promise.reject(refused) },
    now: () => 0,
    report: (cause) => causes.push(cause),
  })();

  expect(health).toEqual({ database: "ok", photos: "failing" });
  expect(causes).toEqual([refused]);
});

test("a second health check within ten seconds returns the cached result", async () => {
  let [now, tries] = [0, 0];
  const ask = healthOf({
    sessions: { read: () => Promise.resolve(undefined) },
    bytes: { probe: () => Promise.resolve(void (tries += 1)) },
    now: () => now,
    report: () => undefined,
  });

  await Promise.all([ask(), ask()]);
  now = 9_999;
  await ask();
  expect(tries).toBe(1);

  now = 10_000;
  await ask();
  expect(tries).toBe(2);
});
