import { randomInt } from "node:crypto";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the fresh histories of this run begin. */
    freshSeed: number;
  }
}

/** Histories of one run that no run before has seen. */
export const FRESH = 1_000;

/** Draws the seed of this run's fresh histories, once for all test files, and says it. */
export function setup(project: TestProject): void {
  const seed = randomInt(1_000_000_000);
  project.provide("freshSeed", seed);
  const again = `npm run soak -- --seed ${String(seed)} --histories ${String(FRESH)}`;
  process.stdout.write(`Fresh histories from seed ${String(seed)}; again: ${again}\n`);
}
