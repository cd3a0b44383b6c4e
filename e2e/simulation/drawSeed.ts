import { randomInt } from "node:crypto";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The first of this run's random seeds. */
    freshSeed: number;
  }
}

/** Number of histories with new random seeds per run. */
export const FRESH = 1_000;

/** Draws the first random seed once for all test files, and prints it. */
export function setup(project: TestProject): void {
  const seed = randomInt(1_000_000_000);
  project.provide("freshSeed", seed);
  const again = `npm run soak -- --seed ${String(seed)} --histories ${String(FRESH)}`;
  process.stdout.write(`Fresh histories from seed ${String(seed)}; again: ${again}\n`);
}
