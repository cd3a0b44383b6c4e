import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

const api = join(import.meta.dirname, "..");

/** Node flags for the process of the built server, such as `--cpu-prof`. */
const NODE_FLAGS = process.env.BENCH_NODE_FLAGS?.split(" ") ?? [];

/** Node flags for the minimal servers, which import TypeScript sources. */
const TYPESCRIPT = ["--import", "tsx"];

/**
 * Starts the built server with production settings and without rate limits. `env` is added to the
 * settings. The server writes a log line per call, which is discarded.
 */
export function startProduct(dataDir, env = {}) {
  const settings = {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    DEMO_ACCOUNT: "off",
    RATE_LIMIT: "off",
    ...env,
  };
  return start([...NODE_FLAGS, join(api, "dist/main.js")], settings, "ignore");
}

export function startBare(database, readerId, writerId) {
  return start([...TYPESCRIPT, join(api, "bench/bare.mjs"), database, readerId, writerId], {
    NODE_ENV: "production",
  });
}

export function startBareOverPostgres(databaseUrl) {
  return start([...TYPESCRIPT, join(api, "bench/postgres/bare.mjs"), databaseUrl], {
    NODE_ENV: "production",
  });
}

/** Resolves when the server prints its address. `startedInMs` is the time until then. */
async function start(args, env, log = "inherit") {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: api,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", log],
  });
  const gone = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await gone;
  };
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    const url = /http:\/\/\S+/.exec(said)?.[0];
    if (!url) continue;
    const startedInMs = performance.now() - startedAt;
    return { url: url.replace("localhost", "127.0.0.1"), pid: child.pid, startedInMs, stop };
  }
  throw new Error(`A server ended before it said where it is: ${args.join(" ")}`);
}
