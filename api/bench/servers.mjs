/** The servers, each a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

const api = join(import.meta.dirname, "..");

/** Flags for the product's own process, such as `--cpu-prof`. */
const NODE_FLAGS = process.env.BENCH_NODE_FLAGS?.split(" ") ?? [];

/** The bare servers read the contract as it is written. */
const TYPESCRIPT = ["--import", "tsx"];

/**
 * The built server as it runs in production, but for the limit of requests; `env` adds to that. It
 * writes its log, a line for each call, and nobody keeps it.
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

/** The bare server over PostgreSQL. */
export function startBareOverPostgres(databaseUrl) {
  return start([...TYPESCRIPT, join(api, "bench/postgres/bare.mjs"), databaseUrl], {
    NODE_ENV: "production",
  });
}

/** Resolves once the server says where it is; `startedInMs` is how long that took. */
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
