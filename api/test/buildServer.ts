import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Builds the server once for all tests that start the built server as a process. */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, ["build.mjs"], {
    cwd: join(import.meta.dirname, ".."),
  });
}
