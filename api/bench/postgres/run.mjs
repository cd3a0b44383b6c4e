/**
 * `npm run bench:postgres` compares one, two and three processes of the built server with equally
 * many minimal servers (bare.mjs) over the same PostgreSQL, and writes docs/benchmarks.md.
 * `BENCH_ROUNDS` and `BENCH_SECONDS` set the duration: 3 rounds of 3 seconds take about five
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
  const rounds = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const measured = await measureRound({ databaseUrl, databasePid }, { round, readers });
    // The first, short round fills the database's caches.
    if (round >= 0) rounds.push(measured);
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

/**
 * Requests per second of each load, by number of processes. Starts new processes and stops them at
 * the end. Each round has new writers, since a cellar is full at 100,000 wines.
 */
async function measureRound({ databaseUrl, databasePid }, { round, readers }) {
  await startAnother(databaseUrl);
  const writers = await signUpAll(running.product[0].url, `writer-of-round-${round}`);
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
  const measured = [];
  const seconds = round < 0 ? 1 : SECONDS;
  for (const processes of PROCESSES) {
    if (processes > 1) await startAnother(databaseUrl);
    for (const load of [read, write]) {
      for (const connections of processes === 1 ? [CONNECTIONS, 1] : [CONNECTIONS]) {
        const rates = await measureLoad({ ...load, connections }, databasePid, seconds);
        console.log(
          `${load.title}, ${connections} at once, ${processes}: ${JSON.stringify(rates)}`,
        );
        measured.push({ title: load.title, processes, connections, ...rates });
      }
    }
  }
  await stopAll();
  return measured;
}

async function measureLoad(load, databasePid, seconds) {
  // Warms up processes that have just started.
  await fireAll(load, running.bare, 1);
  await fireAll(load, running.product, 1);
  const bare = await fireTimed(load, running.bare, { databasePid, seconds });
  const product = await fireTimed(load, running.product, { databasePid, seconds });
  const rates = {
    bare: bare.rate,
    product: product.rate,
    bareMs: bare.callMs,
    productMs: product.callMs,
  };
  if (load.request.method !== "POST") return rates;

  const oneStatement = { ...load, request: { ...load.request, path: "/least" } };
  return { ...rates, least: await fireAll(oneStatement, running.bare, seconds) };
}

function fireAll(load, servers, seconds) {
  return fire(
    load,
    servers.map(({ url }) => url),
    seconds,
  );
}

/** Requests per second, and processor time per call of the servers and the database, in ms. */
async function fireTimed(load, servers, { databasePid, seconds }) {
  const busyMs = async () => ({
    server: await processorMs(servers.map(({ pid }) => pid)),
    database: await databaseMs(databasePid),
  });
  const before = await busyMs();
  const rate = await fireAll(load, servers, seconds);
  const after = await busyMs();
  const calls = rate * seconds;
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
