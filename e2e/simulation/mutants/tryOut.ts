import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { bundleHistories, type BundleOptions, bundlesIn } from "./bundleHistories.ts";
import type { Mutant } from "./Mutant.ts";

/** The folder of the bundles, inside the repository so that packages are found. */
const BUNDLES_FOLDER = join(import.meta.dirname, "../../../.tsbuild/mutants");

const findingSchema = z.object({
  seed: z.int(),
  /** Number of histories that ran until one broke a rule. */
  histories: z.int(),
  /** The message of the broken rule. */
  said: z.string(),
});

export type Finding = z.infer<typeof findingSchema>;

export interface Range {
  readonly seed: number;
  readonly histories: number;
  readonly signal?: AbortSignal;
}

/**
 * Runs histories over the app with one rule broken. Returns `undefined` if no history notices the
 * mutant. Throws if the unbroken app also fails the same history, because then the mutant was not
 * the cause.
 */
export async function tryOut(mutant: Mutant, range: Range): Promise<Finding | undefined> {
  const isOfSharing = mutant.isOfSharing === true;
  const found = await findBroken({ mutant, isOfSharing }, range);
  if (!found) return undefined;

  const sound = { mutant: undefined, isOfSharing };
  const unbroken = await findBroken(sound, { ...range, seed: found.seed, histories: 1 });
  if (unbroken) throw new SoundCodeFails(unbroken);
  return found;
}

/** Thrown if the unbroken app fails a history, because results about mutants then prove nothing. */
export class SoundCodeFails extends Error {
  override readonly name = "SoundCodeFails";

  constructor({ seed, said }: Finding) {
    super(`With no rule broken, history ${String(seed)} fails as well: ${said}`);
  }
}

async function findBroken(
  bundling: BundleOptions,
  { seed, histories, signal }: Range,
): Promise<Finding | undefined> {
  await mkdir(BUNDLES_FOLDER, { recursive: true });
  const bench = await mkdtemp(join(BUNDLES_FOLDER, "bundle-"));
  const { histories: bundle, page } = bundlesIn(bench);
  try {
    await bundleHistories(bench, bundling);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        "--max-semi-space-size=64",
        bundle,
        `--seed=${String(seed)}`,
        `--histories=${String(histories)}`,
        ...(bundling.isOfSharing ? [`--page=${page}`] : []),
      ],
      { signal },
    );
    return z.nullable(findingSchema).parse(JSON.parse(stdout)) ?? undefined;
  } finally {
    await rm(bench, { recursive: true, force: true });
  }
}
