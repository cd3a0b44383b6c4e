import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Turns } from "../../../src/cellar/ports/processes.ts";

const NOW = Date.UTC(2026, 0, 1);

/** The contract of job leases. */
export function describeTurns(open: () => Turns): void {
  describe("job leases", () => {
    test("of concurrent requests one gets the job", async () => {
      const [turns, job] = [open(), randomUUID()];

      const taken = await Promise.all([1, 2, 3].map(() => turns.take(job, NOW, 500)));

      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test("nobody gets a job before it is due, then one does", async () => {
      const [turns, job] = [open(), randomUUID()];
      await turns.take(job, NOW, 500);

      expect(await turns.take(job, NOW + 499, 500)).toBe(false);
      const later = [1, 2, 3].map(() => turns.take(job, NOW + 500, 500));
      expect((await Promise.all(later)).filter(Boolean)).toHaveLength(1);
      expect(await turns.take(job, NOW + 999, 500)).toBe(false);
    });

    test("an early request delays nothing", async () => {
      const [turns, job] = [open(), randomUUID()];
      await turns.take(job, NOW, 500);
      await turns.take(job, NOW + 400, 500);

      expect(await turns.take(job, NOW + 500, 500)).toBe(true);
    });

    test("each job has its own lease", async () => {
      const turns = open();

      expect(await turns.take(randomUUID(), NOW, 500)).toBe(true);
      expect(await turns.take(randomUUID(), NOW, 500)).toBe(true);
    });
  });
}
