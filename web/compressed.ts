import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const DIST = join(import.meta.dirname, "dist");

/** By how much each kind of file is compressed: of 14 MB of WebAssembly the last tenth takes a minute. */
const QUALITY: Readonly<Record<string, number>> = {
  ".js": 11,
  ".css": 11,
  ".html": 11,
  ".svg": 11,
  ".webmanifest": 11,
  ".txt": 11,
  ".wasm": 9,
};

/** The server tells it the path that it stands under, and so compresses it itself. */
const PAGE = "index.html";

/**
 * Lays beside each file of the finished build what Brotli makes of it, as `<file>.br`, for the server to
 * send: nobody who comes first waits for that. To stand last, behind what else writes files.
 */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  closeBundle: {
    order: "post",
    sequential: true,
    async handler() {
      const files = await readdir(DIST, { recursive: true });
      await Promise.all(files.filter((file) => file !== PAGE).map(compressFile));
    },
  },
};

async function compressFile(file: string): Promise<void> {
  const quality = QUALITY[extname(file)];
  if (quality === undefined) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = await promisify(brotliCompress)(await readFile(join(DIST, file)), { params });
  await writeFile(join(DIST, `${file}.br`), body);
}
