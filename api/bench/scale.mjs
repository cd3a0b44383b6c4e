/**
 * `npm run bench:scale` measures one server with 100 to 10,000 cellars of 200 wines and three
 * members, over SQLite and PostgreSQL, and writes docs/benchmarks.md. `-- --rounds 3` measures
 * fewer rounds. `-- --cellars 100,1000` measures smaller sizes in about five minutes and does not
 * write the page. The largest size has two million wines, which need 7 GB.
 */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { connect } from "./connection.mjs";
import { bytesIn, seedPostgres } from "./postgres/seed.mjs";
import { openPostgres } from "./postgres/server.mjs";
import { reportScale } from "./scale/reportScale.mjs";
import { ask, CALLS_PER_ROUND, measureRound, WINES } from "./scale/scaleCalls.mjs";
import { seedCellars } from "./seedCellars.mjs";
import { startProduct } from "./servers.mjs";

const CELLARS = "100,1000,10000";

const STARTS = 5;

const { values } = parseArgs({
  options: {
    cellars: { type: "string", default: CELLARS },
    rounds: { type: "string", default: "9" },
  },
});

const secret = randomUUID();
const folder = await mkdtemp(join(tmpdir(), "wine-cellar-scale-"));
const postgres = await openPostgres();
const running = [];
try {
  const sizes = [];
  for (const cellars of values.cellars.split(",").map(Number)) {
    sizes.push({
      cellars,
      sqlite: await prepareSqlite(cellars),
      postgres: await preparePostgres(cellars),
    });
  }
  const rounds = await measureCalls(sizes, Number(values.rounds));
  for (const size of sizes) {
    for (const store of [size.sqlite, size.postgres]) {
      store.residentMb = residentMb(store.server.pid);
    }
  }
  const upkeep = await measureUpkeep(sizes.at(-1).sqlite);
  const isWhole = values.cellars === CELLARS;
  const measured = { sizes, rounds, upkeep, wines: WINES, calls: CALLS_PER_ROUND };
  await reportScale({ ...measured, settings: postgres.settings }, { isWhole });
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  await postgres.stop();
  await rm(folder, { recursive: true });
}

async function prepareSqlite(cellars) {
  const dataDir = join(folder, String(cellars));
  const store = await prepare(cellars, { name: "SQLite", dataDir, env: {} }, () =>
    seedCellars(dataDir, { people: cellars, wines: WINES, secret }),
  );
  const { size: databaseBytes } = await stat(join(dataDir, "cellar.db"));
  return { ...store, databaseBytes };
}

async function preparePostgres(cellars) {
  const url = await postgres.database();
  const dataDir = join(folder, `${cellars}-postgres`);
  const env = { DATABASE_URL: url };
  const store = await prepare(cellars, { name: "PostgreSQL", dataDir, env }, () =>
    seedPostgres(url, { people: cellars, wines: WINES, secret }),
  );
  const { bytes, tables } = await bytesIn(url);
  return { ...store, databaseBytes: bytes, tables };
}

/** Seeds a data folder, measures the server's starts and leaves one server running. */
async function prepare(cellars, { name, dataDir, env }, seed) {
  await mkdir(dataDir);
  await (await serve(dataDir, env)).stop();
  const seedAt = performance.now();
  const people = await seed();
  const tookS = (performance.now() - seedAt) / 1000;
  console.log(`${cellars} cellars seeded into ${name} in ${tookS.toFixed(0)} s`);

  const startsMs = [];
  const bareStartsMs = [];
  for (let count = 0; count < STARTS; count += 1) {
    const server = await serve(dataDir, env);
    startsMs.push(server.startedInMs);
    await server.stop();
    bareStartsMs.push(bareStartMs());
  }
  const server = await serve(dataDir, env);
  running.push(server);
  return { dataDir, people, server, startsMs, bareStartsMs };
}

function serve(dataDir, env = {}) {
  return startProduct(dataDir, { SESSION_SECRET: secret, ...env });
}

/**
 * Times of each call in ms, by round. Each round measures every number of cellars, with both
 * databases in turn.
 */
async function measureCalls(sizes, rounds) {
  const measured = [];
  for (let round = -1; round < rounds; round += 1) {
    const took = [];
    for (const { sqlite, postgres: other } of sizes) {
      took.push({
        sqlite: await measureRound(sqlite.people, sqlite.server.url),
        postgres: await measureRound(other.people, other.server.url),
      });
    }
    // The first round is a warm-up.
    if (round >= 0) measured.push(took);
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

/** Times of a backup during writes, of its restore, and of a plain file copy. */
async function measureUpkeep({ dataDir, people, server }) {
  const connection = connect(server.url);
  const pushesMs = [];
  const backup = join(folder, "backup");
  let isDone = false;
  const backingUp = upkeep("backup", [backup], dataDir).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    pushesMs.push(await ask("push", connection, { people, url: server.url }));
  }
  connection.close();
  const backedUp = await backingUp;
  const { size: logBytes } = await stat(join(dataDir, "cellar.db-wal"));

  const copyMs = await plainCopyMs(join(dataDir, "cellar.db"), join(folder, "plain.db"));
  const elsewhere = join(folder, "restored");
  await mkdir(elsewhere);
  const restored = await upkeep("restore", [backup], elsewhere);
  const first = await serve(elsewhere);
  await first.stop();
  const startedInMs = first.startedInMs;
  return { backedUp, restored, pushesMs, logBytes, copyMs, startedInMs };
}

/**
 * Runs a command of the product. Returns the seconds that the command prints for each step, and the
 * total.
 */
async function upkeep(name, args, dataDir) {
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, `../dist/${name}.js`), ...args],
    {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const closed = once(child, "close");
  let said = "";
  for await (const chunk of child.stdout) said += chunk;
  const [code] = await closed;
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  const steps = [...said.matchAll(/^(\w+): ([\d.]+) s$/gm)].map(([, step, took]) => [
    step,
    Number(took),
  ]);
  return { ...Object.fromEntries(steps), total: (performance.now() - startedAt) / 1000 };
}

async function plainCopyMs(from, to) {
  const startedAt = performance.now();
  await copyFile(from, to);
  const file = await open(to, "r+");
  await file.sync();
  await file.close();
  return performance.now() - startedAt;
}

/** Time that Node needs to start and end, in ms. */
function bareStartMs() {
  const startedAt = performance.now();
  execFileSync(process.execPath, ["--eval", ""]);
  return performance.now() - startedAt;
}

function residentMb(pid) {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])) / 1024;
}
