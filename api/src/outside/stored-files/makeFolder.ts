import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Who may look into a folder that we make: its owner. */
const PRIVATE = 0o700;

/**
 * Makes the folder with those above it; one that is there stays as it is.
 *
 * Node's own `recursive` never ends below a folder that takes none, such as `/proc`.
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
