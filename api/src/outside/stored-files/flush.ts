import { open } from "node:fs/promises";

/**
 * Flushes a file, or a folder's entries, to disk. Skips folders on Windows, which cannot open
 * folders and need not flush them.
 */
export async function flush(path: string): Promise<void> {
  const isWindows = process.platform === "win32";
  const handle = await open(path, isWindows ? "r+" : "r").catch((cause: unknown) => {
    if (isWindows) return undefined;
    throw cause;
  });
  await handle?.sync();
  await handle?.close();
}
