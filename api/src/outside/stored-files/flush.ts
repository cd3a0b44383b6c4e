import { open } from "node:fs/promises";

/**
 * Brings a file to the disk, or the names in a folder. Windows can't open folders and needs
 * nothing of the kind.
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
