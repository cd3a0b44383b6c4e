import { execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { documentedFetch } from "../documentedFetch.ts";
import { credentials } from "../startApp.ts";

const API = join(import.meta.dirname, "../..");

/** Whether strace works here. In some containers it is missing or forbidden. */
const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;

const WRITES = 10;

/** The value of `PRAGMA synchronous` with which SQLite flushes each commit. */
const FULL = 2;

test.runIf(canTrace)(
  "under strace, each write is flushed to disk before it is acknowledged",
  async () => {
    const server = await startTraced();
    const cookie = await signUp(server.url);
    let flushed = await server.flushes();

    for (let done = 0; done < WRITES; done += 1) {
      const answer = await post(`${server.url}/api/wines`, WINE, {
        cookie,
        "Idempotency-Key": randomUUID(),
      });
      expect(answer.status).toBe(201);
      const now = await server.flushes();
      expect(now).toBeGreaterThan(flushed);
      flushed = now;
    }
  },
  60_000,
);

test.skipIf(canTrace)("without strace: SQLite is set to flush each commit", () => {
  const database = openDatabase(":memory:");
  expect(database.pragma("synchronous", { simple: true })).toBe(FULL);
  database.close();
});

/**
 * Builds the server and starts it under strace. `flushes` counts flushes of the database's
 * write-ahead log.
 */
async function startTraced() {
  await promisify(execFile)(process.execPath, ["build.mjs"], { cwd: API });
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-flush-"));
  const traces = join(folder, "traces");
  await mkdir(traces);
  // -D makes the server our child process, so that we can signal it. -ff writes one file per
  // thread, because threads could split lines in a shared file.
  const calls = ["-y", "-e", "trace=fsync,fdatasync"];
  const tracing = ["-D", "-ff", ...calls, "-o", join(traces, "thread")];
  const child = spawn("strace", [...tracing, process.execPath, "dist/main.js"], {
    cwd: API,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      DEMO_ACCOUNT: "off",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const gone = once(child, "close");
    child.kill("SIGTERM");
    await gone;
    await rm(folder, { recursive: true });
  });
  for await (const chunk of child.stdout) {
    const url = /http:\S+/.exec(String(chunk))?.[0];
    if (url === undefined) continue;
    return {
      url,
      flushes: async () => {
        const names = await readdir(traces);
        const texts = names.map((name) => readFile(join(traces, name), "utf8"));
        return (await Promise.all(texts)).join("").match(FLUSH)?.length ?? 0;
      },
    };
  }
  throw new Error("The server ended before it said where it is");
}

const FLUSH = /f(data)?sync\(\d+<[^>]*cellar\.db-wal>\) *= 0/g;

async function signUp(url: string): Promise<string> {
  const answer = await post(`${url}/api/auth/signup`, credentials("keeper@cellar.example"));
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  return documentedFetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

const WINE = {
  name: "Assyrtiko",
  vintage: 2022,
  type: "White Wine",
  varietal: "Assyrtiko",
  country: "Greece",
  region: "Santorini",
  producer: "Hatzidakis",
};
