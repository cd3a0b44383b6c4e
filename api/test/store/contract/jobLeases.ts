import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { JobLeases } from "../../../src/cellar/ports/processes.ts";

const NOW = Date.UTC(2026, 0, 1);

export function describeJobLeases(open: () => JobLeases): void {
  describe("job leases", () => {
    test("only one of concurrent requests for a job's lease gets the lease", async () => {
      const [jobLeases, job] = [open(), randomUUID()];

      const taken = await Promise.all([1, 2, 3].map(() => jobLeases.take(job, NOW, 500)));

      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test("the lease of a job is refused until the job is due", async () => {
      const [jobLeases, job] = [open(), randomUUID()];
      await jobLeases.take(job, NOW, 500);

      expect(await jobLeases.take(job, NOW + 499, 500)).toBe(false);
      const later = [1, 2, 3].map(() => jobLeases.take(job, NOW + 500, 500));
      expect((await Promise.all(later)).filter(Boolean)).toHaveLength(1);
      expect(await jobLeases.take(job, NOW + 999, 500)).toBe(false);
    });

    test("a refused request for a job's lease does not delay the job", async () => {
      const [jobLeases, job] = [open(), randomUUID()];
      await jobLeases.take(job, NOW, 500);
      await jobLeases.take(job, NOW + 400, 500);

      expect(await jobLeases.take(job, NOW + 500, 500)).toBe(true);
    });

    test("leases of different jobs are independent", async () => {
      const jobLeases = open();

      expect(await jobLeases.take(randomUUID(), NOW, 500)).toBe(true);
      expect(await jobLeases.take(randomUUID(), NOW, 500)).toBe(true);
    });
  });
}
