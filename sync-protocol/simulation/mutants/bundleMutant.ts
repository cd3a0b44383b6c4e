import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Mutant } from "./Mutant.ts";

const ROOT = join(import.meta.dirname, "../../..");

/**
 * Bundles the simulation with the product's sources, one rule of them broken, into `outfile`, which
 * must lie where the packages of this repository are found. The sources stay as they are.
 *
 * Throws when the text to be replaced doesn't stand exactly once in its file.
 */
export async function bundleMutant(mutant: Mutant, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "tryHistories.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { "sync-protocol": join(ROOT, "sync-protocol/src/index.ts") },
    plugins: [breaking(mutant)],
    logLevel: "silent",
  });
}

function breaking({ name, file, text, becomes }: Mutant): Plugin {
  const path = join(ROOT, file);
  return {
    name: "mutant",
    setup(building) {
      let isBroken = false;
      building.onLoad({ filter: /\.ts$/ }, async (args) => {
        if (args.path !== path) return undefined;
        const parts = (await readFile(path, "utf8")).split(text);
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
