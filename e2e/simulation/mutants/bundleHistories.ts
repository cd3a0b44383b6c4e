import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import type { Mutant } from "./Mutant.ts";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * Bundles the simulation with the product's sources into `outfile`, from which this repository's
 * packages must be found. A `mutant` breaks one rule in the bundle; the sources do not change.
 * Throws if the mutant's text does not occur exactly once in its file.
 */
export async function bundleHistories(
  outfile: string,
  { mutant }: { mutant: Mutant | undefined },
): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "tryHistories.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { "sync-protocol": join(ROOT, "sync-protocol/src/index.ts") },
    plugins: mutant ? [breaking(mutant)] : [],
    logLevel: "silent",
  });
}

/** How often the mutant's text occurs in its file; it must be once. */
export async function countText(mutant: Mutant): Promise<number> {
  return (await partsAround(mutant)).length - 1;
}

/** Throws if the mutated file has a syntax error. */
export async function parseBroken(mutant: Mutant): Promise<void> {
  await transform((await partsAround(mutant)).join(mutant.becomes), { loader: "ts" });
}

async function partsAround({ file, text }: Mutant): Promise<string[]> {
  return (await readFile(join(ROOT, file), "utf8")).split(text);
}

function breaking(mutant: Mutant): Plugin {
  const { name, file, becomes } = mutant;
  const path = join(ROOT, file);
  return {
    name: "mutant",
    setup(building) {
      let isBroken = false;
      building.onLoad({ filter: /\.ts$/ }, async (args) => {
        if (args.path !== path) return undefined;
        const parts = await partsAround(mutant);
        if (parts.length !== 2) {
          throw new Error(
            `"${name}": its text stands ${String(parts.length - 1)} times in ${file}`,
          );
        }
        isBroken = true;
        return { contents: parts.join(becomes), loader: "ts" };
      });
      building.onEnd(({ errors }) => {
        if (errors.length === 0 && !isBroken) throw new Error(`"${name}": ${file} takes no part`);
      });
    },
  };
}
