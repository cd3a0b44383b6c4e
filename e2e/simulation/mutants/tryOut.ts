import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { bundleHistories } from "./bundleHistories.ts";
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

/** The first history that broke a promise. */
export type Finding = z.infer<typeof findingSchema>;

/** Which histories to run. */
export interface Range {
  readonly seed: number;
  readonly histories: number;
  /** Ends them before their time. */
  readonly signal?: AbortSignal;
}

/**
 * Runs histories over the product with one rule broken; `undefined` when none notices.
 *
 * Throws when the product as it is breaks a promise in that history too: the mutant was then not
 * what was noticed, and no other catch is worth anything either.
 */
export async function tryOut(mutant: Mutant, range: Range): Promise<Finding | undefined> {
  const found = await findBroken(mutant, range);
  if (!found) return undefined;

  const unbroken = await findBroken(undefined, { ...range, seed: found.seed, histories: 1 });
  if (unbroken) throw new SoundCodeFails(unbroken);
  return found;
}

/** The product as it is breaks a promise, so nothing can be said of mutants. */
export class SoundCodeFails extends Error {
  override readonly name = "SoundCodeFails";

  constructor({ seed, said }: Finding) {
    super(`With no rule broken, history ${String(seed)} fails as well: ${said}`);
  }
}

async function findBroken(
  mutant: Mutant | undefined,
  { seed, histories, signal }: Range,
): Promise<Finding | undefined> {
  await mkdir(WORKSHOP, { recursive: true });
  const bench = await mkdtemp(join(WORKSHOP, "bundle-"));
  const bundle = join(bench, "histories.mjs");
  try {
    await bundleHistories(bundle, { mutant });
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        "--max-semi-space-size=64",
        bundle,
        `--seed=${String(seed)}`,
        `--histories=${String(histories)}`,
      ],
      { signal },
    );
    return z.nullable(findingSchema).parse(JSON.parse(stdout)) ?? undefined;
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}
