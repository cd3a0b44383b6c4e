import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { documentedFetch } from "../documentedFetch.ts";
import { credentials } from "../startApp.ts";

const API = join(import.meta.dirname, "../..");

const DOTENV = "PUBLIC_URL=https://cellar.example/wein\r\nBASE_URL=x\r\n";

test("after its start the server prints its address and the demo account", async () => {
  const started = await start();

  const url = await started.url();
  started.child.kill("SIGTERM");
  await started.exitCode;

  expect(started.stdout()).toBe(
    `Wine Cellar is at ${url} — demo account demo@winecellar.example / winecellar\n`,
  );
});

test.each(["SIGTERM", "SIGINT"] as const)(
  "after %s the server finishes running requests, ends streams and exits 0",
  async (signal) => {
    const started = await start({ DEMO_ACCOUNT: "off" });
    const url = await started.url();
    const cookie = await signUp(url);
    const events = await documentedFetch(`${url}/api/sync/events`, { headers: { cookie } });
    const slow = await slowSignUp(url);

    started.child.kill(signal);
    await vi.waitUntil(() => refusesConnections(url));
    slow.finish();

    expect(await slow.status).toBe(201);
    expect(await events.text()).toContain("retry:");
    expect(await started.exitCode).toBe(0);
    // A clean exit closes the database, and SQLite then removes the write-ahead log.
    expect(await readdir(started.dataDir)).not.toContain("cellar.db-wal");
  },
);

test("the server reports a port in use and leaves the data unchanged", async () => {
  const other = createServer();
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => {
    other.close();
  });
  const { port } = other.address() as AddressInfo;

  const started = await start({ PORT: String(port) });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(`Port ${String(port)} is already in use. Set PORT to another.\n`);
  expect(await readdir(started.dataDir)).toEqual([]);
});

test("at start the server reports all invalid variables together, without stack trace", async () => {
  const started = await start({ PORT: "x", LOG_LEVEL: "loud" });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(
    "PORT must be a number from 0 to 65535\n" +
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent\n",
  );
  expect(started.stdout()).toBe("");
});

test("at start the server explains a data folder that is a file", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");

  const started = await start({ DATA_DIR: file });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(`DATA_DIR ${file} is not a folder that can be written to.\n`);
});

test("at start the server explains a data folder that cannot be created", async () => {
  const started = await start({ DATA_DIR: "/proc/nope" });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe("DATA_DIR /proc/nope is not a folder that can be written to.\n");
});

test("at start the server explains an unreadable secret file", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "session-secret"));

  const started = await start({ DATA_DIR: dataDir, DEMO_ACCOUNT: "off" });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(
    `The secret in DATA_DIR ${dataDir}, session-secret, can't be read. ` +
      "Repair that file, or set SESSION_SECRET.\n",
  );
});

test("at start the server explains a photo folder that is a file", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "objects"), "");

  const started = await start({ DATA_DIR: dataDir });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(
    `${join(dataDir, "objects")} is not a folder that can be written to. ` +
      "Mend that, or set DATA_DIR to another.\n",
  );
});

test("at start the server explains a damaged database and leaves it unchanged", async () => {
  const dataDir = await temporaryFolder();
  const file = join(dataDir, "cellar.db");
  await writeFile(file, "no database at all".repeat(300));

  const started = await start({ DATA_DIR: dataDir });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(
    `${file} is damaged. Restore a backup, or set DATA_DIR to another folder.\n`,
  );
  expect(await readFile(file, "utf8")).toBe("no database at all".repeat(300));
});

test("at start the server explains a database that cannot be opened", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "cellar.db"));

  const started = await start({ DATA_DIR: dataDir });

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toBe(
    `${join(dataDir, "cellar.db")} cannot be opened for writing. ` +
      "Give this process the right to, or set DATA_DIR.\n",
  );
});

test.each([
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${DOTENV}`)],
  ["UTF-16", Buffer.from(`\uFEFF${DOTENV}`, "utf16le")],
  ["UTF-16 without its mark", Buffer.from(DOTENV, "utf16le")],
  ["UTF-16, big end first", Buffer.from(`\uFEFF${DOTENV}`, "utf16le").swap16()],
])("the server reads a .env file in %s and reports unknown variables", async (_encoding, bytes) => {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, ".env"), bytes);

  const started = await start({}, cwd);

  await vi.waitUntil(() => started.stdout() !== "", { timeout: 15_000 });
  expect(started.stdout()).toBe("Wine Cellar is at https://cellar.example/wein\n");
  expect(started.stderr()).toContain("BASE_URL is set, but this server doesn't read it.");
});

test("at start the server explains an unreadable .env file", async () => {
  const cwd = await temporaryFolder();
  await mkdir(join(cwd, ".env"));

  const started = await start({}, cwd);

  expect(await started.exitCode).toBe(1);
  expect(started.stderr()).toMatch(/^\S+\.env can't be read: EISDIR.*\n$/);
});

test("at start the server suggests the right name for a misspelt variable", async () => {
  const started = await start({ TRUST_PROXI: "on", OPENAI_TOKEN: "x", DEMO_ACCOUNT: "off" });

  await started.url();
  expect(started.stderr()).toContain("Did you mean TRUST_PROXY?");
  expect(started.stderr()).toContain("It reads OPENAI_API_KEY, OPENAI_BASE_URL");
});

test.each([
  [{ PUBLIC_URL: "http://nas.local:3000" }, "PUBLIC_URL is plain http"],
  [{ PUBLIC_URL: "http://192.168.1.4" }, "PUBLIC_URL is plain http"],
  [{ HOST: "0.0.0.0" }, "PUBLIC_URL is not set"],
])("a start with %j prints a warning about PUBLIC_URL", async (env, words) => {
  const started = await start(env);

  await started.url();
  expect(started.stderr()).toContain(words);
});

test.each([
  { PUBLIC_URL: "https://cellar.example" },
  { PUBLIC_URL: "http://localhost:3000" },
  { PUBLIC_URL: "http://[::1]:3000" },
  {},
])("a start with %j prints no warning about PUBLIC_URL", async (env) => {
  const started = await start({ DEMO_ACCOUNT: "off", ...env });

  await vi.waitUntil(() => started.stdout() !== "", { timeout: 15_000 });
  expect(started.stderr()).not.toContain("PUBLIC_URL");
});

test("the server's files are readable only by its operating-system user", async () => {
  const dataDir = await temporaryFolder();
  const database = join(dataDir, "cellar.db");
  await writeFile(database, "");
  await chmod(database, 0o644);

  const started = await start({ DATA_DIR: dataDir, DEMO_ACCOUNT: "off" }, API, "umask 022;");

  await started.url();
  for (const name of ["cellar.db", "cellar.db-wal", "session-secret"]) {
    expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
  expect((await stat(join(dataDir, "objects"))).mode & 0o777).toBe(0o700);
});

test("with SESSION_SECRET_FILE the server stores no session secret of its own", async () => {
  const file = join(await temporaryFolder(), "secret");
  await writeFile(file, "a secret of sixteen\n");

  const started = await start({ SESSION_SECRET_FILE: file, DEMO_ACCOUNT: "off" });

  await started.url();
  expect(await readdir(started.dataDir)).not.toContain("session-secret");
});

test("a session survives a restart of the server", async () => {
  const dataDir = await temporaryFolder();
  const first = await start({ DATA_DIR: dataDir });
  const cookie = await signUp(await first.url());
  first.child.kill("SIGTERM");
  await first.exitCode;

  const second = await start({ DATA_DIR: dataDir });
  const me = await documentedFetch(`${await second.url()}/api/auth/me`, { headers: { cookie } });

  expect(me.status).toBe(200);
});

interface ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly url: () => Promise<string>;
  readonly exitCode: Promise<number | null>;
}

/**
 * Runs the shell command `before`, then starts the server as a process in `cwd`. The process stops
 * when the test ends.
 */
async function start(
  env: Readonly<Record<string, string>> = {},
  cwd = API,
  before = "",
): Promise<ServerProcess> {
  const dataDir = env["DATA_DIR"] ?? (await temporaryFolder());
  const command = [process.execPath, join(API, "dist/main.js")];
  const child = spawn("sh", ["-c", `${before} exec "$@"`, "sh", ...command], {
    cwd,
    env: { PATH: process.env["PATH"], PORT: "0", RATE_LIMIT: "off", DATA_DIR: dataDir, ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const exitCode = once(child, "close").then(() => child.exitCode);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exitCode;
  });

  return {
    child,
    dataDir,
    stdout: () => stdout,
    stderr: () => stderr,
    url: () => vi.waitUntil(() => /http:\S+/.exec(stdout)?.[0], { timeout: 15_000 }),
    exitCode,
  };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function signUp(url: string): Promise<string> {
  const answer = await documentedFetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials("first@cellar.example")),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Sends the headers of a sign-up. `finish` sends the body. */
async function slowSignUp(url: string) {
  const outgoing = request(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Expect: "100-continue" },
  });
  const status = once(outgoing, "response").then(
    ([answer]) => (answer as IncomingMessage).statusCode,
  );
  outgoing.flushHeaders();
  await once(outgoing, "continue");

  return {
    status,
    finish: () => outgoing.end(JSON.stringify(credentials("slow@cellar.example"))),
  };
}

async function refusesConnections(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  );
}
