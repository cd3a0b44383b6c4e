import { join } from "node:path";
import { destination } from "pino";
import { CannotStart } from "./CannotStart.ts";
import { type Env, readEnv, UnusableEnv } from "./settings/env.ts";
import { loadVariables, unreadVariables } from "./settings/loadVariables.ts";
import { createLog } from "./log.ts";
import { type RunningServer, startServer } from "./server.ts";
import { UnknownSchema } from "./store/sqlite/openDatabase.ts";
import { PostgresUnusable } from "./store/postgres/PostgresUnusable.ts";

/** The path is the same from `src` and from the bundle in `dist`. */
const WEB_ROOT = join(import.meta.dirname, "../../web/dist");

const STDERR = 2;

const FAILED = 1;

// Only the server's user account can read new files.
process.umask(0o077);

try {
  const { variables, names } = loadVariables();
  await run(readEnv(variables), unreadVariables(variables, names));
} catch (error) {
  report(error);
  // Exits explicitly, because an open port keeps the process alive.
  process.exit(FAILED);
}

async function run(env: Env, warnings: readonly string[]): Promise<void> {
  const log = createLog(env.logLevel, destination(STDERR));
  for (const warning of warnings) log.warn(warning);
  const server = await startServer(env, { log, webRoot: WEB_ROOT });

  let ending: Promise<void> | undefined;
  server.superseded.addEventListener("abort", () => {
    report(server.superseded.reason);
    ending ??= end(server, FAILED);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // A terminal, npm and a supervisor may each send a signal. Only the first signal has an effect.
    process.on(signal, () => {
      ending ??= end(server, 0);
    });
  }
  process.stdout.write(`${greeting(server)}\n`);
  // Checks whether the server can process photos. The start does not wait for the check, because
  // loading libvips takes long.
  void server.probePhotos();
}

async function end(server: RunningServer, code: number): Promise<void> {
  await server.stop();
  process.exit(code);
}

function report(error: unknown): void {
  if (!isForTheOperator(error)) throw error;
  process.stderr.write(`${error.message}\n`);
}

function greeting({ publicUrl, demo }: RunningServer): string {
  const account = demo ? ` — demo account ${demo.email} / ${demo.password}` : "";
  return `Wine Cellar is at ${publicUrl}${account}`;
}

/** Whether the operator can fix the error. Such an error is printed without a stack. */
function isForTheOperator(error: unknown): error is Error {
  return (
    error instanceof UnusableEnv ||
    error instanceof CannotStart ||
    error instanceof UnknownSchema ||
    error instanceof PostgresUnusable
  );
}
