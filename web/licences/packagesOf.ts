import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import * as z from "zod/mini";
import { folderOf } from "./Work.ts";

const ROOT = join(import.meta.dirname, "../..");

const INSTALLED = `${sep}node_modules${sep}`;

const mapSchema = z.object({ sources: z.array(z.string()) });

const manifestSchema = z.object({
  name: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * The folders of the packages of which a part stands in the scripts of the built app, its workers
 * and its service worker, as their source maps tell.
 */
export function bundledPackages(dist: string): string[] {
  const folders = new Set<string>();
  for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js.map")) continue;
    const path = join(dist, file);
    const { sources } = mapSchema.parse(JSON.parse(readFileSync(path, "utf8")));
    for (const source of sources) {
      const folder = packageAround(resolve(dirname(path), source));
      if (folder !== undefined) folders.add(folder);
    }
  }
  return [...folders].sort();
}

/** The folder of the package that a file is of; `undefined` for a file of ours. */
export function packageAround(path: string): string | undefined {
  const at = path.lastIndexOf(INSTALLED);
  if (at < 0) return undefined;
  const [first = "", second = ""] = path.slice(at + INSTALLED.length).split(sep);
  return (
    path.slice(0, at + INSTALLED.length) + (first.startsWith("@") ? join(first, second) : first)
  );
}

/**
 * The folders of all packages that one of our own needs to run, directly and through others, but
 * for those that are built for one kind of machine and come with another.
 */
export function neededPackages(workspace: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(readManifest(folder).dependencies)) {
      const needed = folderOf(name, folder, ROOT);
      if (needed === undefined) throw new Error(`${name} is not installed: npm ci`);
      if (found.has(needed)) continue;
      found.add(needed);
      visit(needed);
    }
  };
  visit(join(ROOT, workspace));
  return [...found].filter((folder) => readManifest(folder).name !== "sync-protocol").sort();
}

function readManifest(folder: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
}
