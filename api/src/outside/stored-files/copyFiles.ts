import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { flush } from "./flush.ts";
import { makeFolder } from "./makeFolder.ts";

const AT_ONCE = 16;

/**
 * Copies the named files into a folder and flushes them to disk. Creates the folder if needed.
 * Returns the names missing in the source. Copies share disk blocks with their originals if the
 * file system supports that.
 */
export async function copyFiles(
  from: string,
  to: string,
  names: readonly string[],
): Promise<readonly string[]> {
  await makeFolder(to);
  const missing: string[] = [];
  const waiting = names.values();
  const copyOn = async () => {
    for (const name of waiting) {
      if (!(await copied(join(from, name), join(to, name)))) missing.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyOn));
  await flush(to);
  return missing;
}

async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return false;
    throw cause;
  }
  await flush(to);
  return true;
}
