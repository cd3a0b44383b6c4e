import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Attempts } from "../../../src/cellar/ports/processes.ts";

export function describeAttempts(open: () => Attempts): void {
  describe("attempts", () => {
    test("the weights of concurrent attempts are summed for each key", async () => {
      const attempts = open();
      const [key, other] = [randomUUID(), randomUUID()];

      const counted = await Promise.all([1, 2, 3].map((weight) => attempts.count(key, weight, 60)));

      expect(Math.max(...counted.map((found) => found.attempts))).toBe(6);
      expect(await attempts.count(other, 1, 60)).toMatchObject({ attempts: 1 });
    });

    test("counting an attempt returns the time until the count resets", async () => {
      const { endsInMs } = await open().count(randomUUID(), 1, 60);

      expect(endsInMs).toBeGreaterThan(0);
      expect(endsInMs).toBeLessThanOrEqual(60_000);
    });

    test("the count of attempts restarts from zero after its period", async () => {
      const attempts = open();
      const key = randomUUID();
      await attempts.count(key, 5, 0.05);

      const counted = async () => (await attempts.count(key, 1, 60)).attempts;
      await expect.poll(counted, { timeout: 4_000 }).toBe(1);
    });
  });
}
