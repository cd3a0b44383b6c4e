import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Mode of new folders: only the operating system user of the server can open them. */
const PRIVATE = 0o700;

/**
 * Creates the folder and its missing parents. Avoids Node's `recursive`, which hangs below a folder
 * that cannot be written, such as `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, PRIVATE);
  } catch (cause) {
    if (codeOf(cause) === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (codeOf(cause) !== "ENOENT" || dirname(path) === path) throw cause;
    await makeFolder(dirname(path));
    await mkdir(path, PRIVATE);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
