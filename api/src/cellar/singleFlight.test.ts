import { expect, test } from "vitest";
import { singleFlight } from "./singleFlight.ts";

test("who asks for the same at the same time shares one making, and later ones make anew", async () => {
  const share = singleFlight<number>();
  let made = 0;
  const make = () => Promise.resolve((made += 1));

  expect(await Promise.all([share("a", make), share("a", make), share("b", make)])).toEqual([
    1, 1, 2,
  ]);
  expect(await share("a", make)).toBe(3);
});

test("a making that fails is told to all who wait, and the next one is tried", async () => {
  const share = singleFlight<string>();
  const fail = () => Promise.reject(new Error("corked"));

  const waiting = [share("a", fail), share("a", fail)];

  for (const failed of waiting) await expect(failed).rejects.toThrow("corked");
  await expect(share("a", () => Promise.resolve("fine"))).resolves.toBe("fine");
});
