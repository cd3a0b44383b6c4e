import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, transform } from "esbuild";
import { bundlePage } from "../sharing/page/bundlePage.ts";
import type { Mutant } from "./Mutant.ts";

const ROOT = join(import.meta.dirname, "../../..");

export interface BundleOptions {
  /** Breaks one rule in the bundle. The sources do not change. */
  readonly mutant: Mutant | undefined;
  readonly isOfSharing: boolean;
}

/**
 * Paths of the bundles in `folder`: the histories, and the page code that histories of shared
 * cellars run.
 */
export function bundlesIn(folder: string) {
  return { histories: join(folder, "histories.mjs"), page: join(folder, "page.cjs") };
}

/**
 * Bundles the simulation with the app's sources into a folder inside this repository. Throws if the
 * mutant's text does not occur exactly once in its file, or if no bundle contains that file.
 */
export async function bundleHistories(
  folder: string,
  { mutant, isOfSharing }: BundleOptions,
): Promise<void> {
  let isBroken = mutant === undefined;
  const noteBroken = () => {
    isBroken = true;
  };
  const { histories, page } = bundlesIn(folder);
  await build({
    entryPoints: [join(import.meta.dirname, isOfSharing ? "tryShared.ts" : "tryHistories.ts")],
    outfile: histories,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: {
      "sync-protocol/language": join(ROOT, "sync-protocol/src/language/index.ts"),
      "sync-protocol/refusals": join(ROOT, "sync-protocol/src/refusalSentences.ts"),
      "sync-protocol/drinking": join(ROOT, "sync-protocol/src/drinking/index.ts"),
      "sync-protocol": join(ROOT, "sync-protocol/src/index.ts"),
    },
    // Data tables are imported as text.
    loader: { ".tsv": "text" },
    plugins: mutant ? [breaking(mutant, noteBroken)] : [],
    logLevel: "silent",
  });
  if (isOfSharing) {
    await writeFile(page, await bundlePage(mutant ? [breaking(mutant, noteBroken)] : []));
  }
  if (!isBroken) throw new Error(`"${String(mutant?.name)}": its file takes no part`);
}

/** How often the mutant's text occurs in its file. Must be 1. */
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

function breaking(mutant: Mutant, noteBroken: () => void): Plugin {
  const { name, file, becomes } = mutant;
  const path = join(ROOT, file);
  return {
    name: "mutant",
    setup(building) {
      building.onLoad({ filter: /\.ts$/ }, async (args) => {
        if (args.path !== path) return undefined;
        const parts = await partsAround(mutant);
        if (parts.length !== 2) {
          throw new Error(
            `"${name}": its text stands ${String(parts.length - 1)} times in ${file}`,
          );
        }
        noteBroken();
        return { contents: parts.join(becomes), loader: "ts" };
      });
    },
  };
}
