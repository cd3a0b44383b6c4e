import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { bundleMutant } from "./bundleMutant.ts";
import type { Mutant } from "./Mutant.ts";

/** Where bundles are written: the packages of the repository are found from here. */
const WORKSHOP = join(import.meta.dirname, "../../../.tsbuild/mutants");

const findingSchema = z.object({
  seed: z.int(),
  /** How many histories ran until then. */
  histories: z.int(),
  /** The sentence of the promise that it broke. */
  said: z.string(),
});

/** The first history that a mutant broke. */
export type Finding = z.infer<typeof findingSchema>;

/** Runs histories over the product with one rule broken; `undefined` when none notices. */
export async function tryOut(
  mutant: Mutant,
  { seed, histories }: { seed: number; histories: number },
): Promise<Finding | undefined> {
  await mkdir(WORKSHOP, { recursive: true });
  const bundle = join(WORKSHOP, `${mutant.name.replaceAll(/\W+/g, "-")}.mjs`);
  try {
    await bundleMutant(mutant, bundle);
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--max-semi-space-size=64",
      bundle,
      `--seed=${String(seed)}`,
      `--histories=${String(histories)}`,
    ]);
    return z.nullable(findingSchema).parse(JSON.parse(stdout)) ?? undefined;
  } finally {
    await rm(bundle, { force: true });
  }
}
