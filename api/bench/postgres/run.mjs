/**
 * `npm run bench:postgres` compares one, two and three processes of the built server with equally
 * many minimal servers (bare.mjs) over the same PostgreSQL, and writes docs/benchmarks.md.
 * `BENCH_ROUNDS` and `BENCH_SECONDS` set the duration: 3 rounds of 3 seconds take about four
 * minutes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { CELLAR_SIZE, newWine, signUp, stock } from "../cellars.mjs";
import { fire } from "../fire.mjs";
import { expectSameAnswers } from "../sameAnswers.mjs";
import { startBareOverPostgres, startProduct } from "../servers.mjs";
import { databaseMs, processorMs, serverPidOf } from "./processorTime.mjs";
import { reportPostgres } from "./report.mjs";
import { openPostgres } from "./server.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

/** A server that has just started needs thousands of calls until its code is optimized. */
const WARM_UP_SECONDS = 5;

const PROCESSES = [1, 2, 3];

/** Divisible by 1, 2 and 3, so that each process gets the same number of connections. */
const CONNECTIONS = 12;

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
const postgres = await openPostgres();
const running = { product: [], bare: [] };
try {
  const databaseUrl = await postgres.database();
  const databasePid = await serverPidOf(databaseUrl);
  const readers = await stockReaders(databaseUrl);
  await analyze(databaseUrl);
  const rounds = Array.from({ length: ROUNDS }, () => []);
  for (const processes of PROCESSES) {
    await startAnother(databaseUrl);
    const loads = await loadsOf(processes, readers);
    for (const load of loads.filter(({ connections }) => connections === CONNECTIONS)) {
      await fireAll(load, running.bare, WARM_UP_SECONDS);
      await fireAll(load, running.product, WARM_UP_SECONDS);
    }
    for (const measured of rounds) {
      for (const load of loads) measured.push(await measureLoad(load, processes, databasePid));
    }
  }
  await reportPostgres(rounds, { seconds: SECONDS, settings: postgres.settings });
} finally {
  await stopAll();
  await postgres.stop();
  await rm(folder, { recursive: true });
}

async function stockReaders(databaseUrl) {
  await startAnother(databaseUrl);
  const [{ url }] = running.product;
  const readers = await signUpAll(url, "reader");
  for (const reader of readers) await stock(url, reader);
  const [writer] = await signUpAll(url, "first-writer");
  await expectSameAnswers(url, running.bare[0].url, { reader: readers[0], writer });
  await stopAll();
  return readers;
}

/** Updates PostgreSQL's statistics, which otherwise happens within a minute, during the first round. */
async function analyze(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("ANALYZE");
  await client.end();
}

async function signUpAll(url, name) {
  const people = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    people.push(await signUp(url, `${name}-${count}@cellar.example`));
  }
  return people;
}

/** The loads for a number of processes. The writers are new, since a cellar is full at 100,000 wines. */
async function loadsOf(processes, readers) {
  const writers = await signUpAll(running.product[0].url, `writer-of-${processes}`);
  const read = {
    title: `GET /api/wines, ${CELLAR_SIZE} wines`,
    request: { path: "/api/wines" },
    cookies: readers.map(({ cookie }) => cookie),
  };
  const write = {
    title: "POST /api/wines",
    request: {
      path: "/api/wines",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(newWine),
    },
    cookies: writers.map(({ cookie }) => cookie),
  };
  const connections = processes === 1 ? [CONNECTIONS, 1] : [CONNECTIONS];
  return [read, write].flatMap((load) =>
    connections.map((count) => ({ ...load, connections: count })),
  );
}

async function measureLoad(load, processes, databasePid) {
  const { title, connections, request } = load;
  const bare = await fireTimed(load, running.bare, databasePid);
  const product = await fireTimed(load, running.product, databasePid);
  const oneStatement = { ...load, request: { ...request, path: "/least" } };
  const rates = {
    bare: bare.rate,
    product: product.rate,
    bareMs: bare.callMs,
    productMs: product.callMs,
    ...(request.method === "POST" && { least: await fireAll(oneStatement, running.bare, SECONDS) }),
  };
  console.log(`${title}, ${connections} at once, ${processes}: ${JSON.stringify(rates)}`);
  return { title, processes, connections, ...rates };
}

function fireAll(load, servers, seconds) {
  return fire(
    load,
    servers.map(({ url }) => url),
    seconds,
  );
}

/** Requests per second, and processor time per call of the servers and the database, in ms. */
async function fireTimed(load, servers, databasePid) {
  const busyMs = async () => ({
    server: await processorMs(servers.map(({ pid }) => pid)),
    database: await databaseMs(databasePid),
  });
  const before = await busyMs();
  const rate = await fireAll(load, servers, SECONDS);
  const after = await busyMs();
  const calls = rate * SECONDS;
  const callMs = {
    server: (after.server - before.server) / calls,
    database: (after.database - before.database) / calls,
  };
  return { rate, callMs };
}

/** Starts one more process of the product and of the minimal server. */
async function startAnother(databaseUrl) {
  const dataDir = join(folder, String(running.product.length));
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: "the same for every process" };
  running.product.push(await startProduct(dataDir, env));
  running.bare.push(await startBareOverPostgres(databaseUrl));
}

async function stopAll() {
  const all = [...running.product.splice(0), ...running.bare.splice(0)];
  await Promise.all(all.map(({ stop }) => stop()));
}
