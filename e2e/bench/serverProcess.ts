import { spawn } from "node:child_process";
import { once } from "node:events";

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a program that prints the address of its server. */
export async function startServerProcess(
  program: string,
  args: readonly string[],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["pipe", "pipe", "inherit"] });
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
