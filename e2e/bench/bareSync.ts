import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";

const PROGRAM = fileURLToPath(new URL("../../api/bench/bareSync.mjs", import.meta.url));

/** A minimal sync server. Benchmarks compare the app with it. */
export type BareSync = ServerProcess;

/** Starts the minimal server for one user's wines, on the database in `folder`. */
export function startBareSync(folder: string, userId: string): Promise<BareSync> {
  return startServerProcess(PROGRAM, [join(folder, "cellar.db"), userId]);
}
