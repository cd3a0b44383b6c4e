import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../api/bench/bareSync.mjs", import.meta.url));

/** A minimal sync server in a separate process. Benchmarks compare the app with it. */
export interface BareSync {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the minimal server for one user's wines, on the database in `folder`. */
export async function startBareSync(folder: string, userId: string): Promise<BareSync> {
  const child = spawn(process.execPath, [PROGRAM, join(folder, "cellar.db"), userId], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: said.toString().trim(),
    async stop() {
      child.kill("SIGTERM");
      await gone;
    },
  };
}
