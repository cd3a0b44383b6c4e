import { expect, test } from "vitest";
import { singleFlight } from "./singleFlight.ts";

test("concurrent calls with one key share a task; later calls start another", async () => {
  const share = singleFlight<number>();
  let made = 0;
  const make = () => Promise.resolve((made += 1));

  expect(await Promise.all([share("a", make), share("a", make), share("b", make)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share("a", make)).toBe(3);
});

test("a failed task rejects all concurrent calls, and the next call retries", async () => {
  const share = singleFlight<string>();
  const fail = () => Promise.reject(new Error("corked"));

  const waiting = [share("a", fail), share("a", fail)];

  for (const failed of waiting) await expect(failed).rejects.toThrow("corked");
  await expect(share("a", () => Promise.resolve("fine"))).resolves.toBe("fine");
});
