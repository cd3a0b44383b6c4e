/**
 * `npm run bench:postgres`: one, two and three processes of the built server over one PostgreSQL, beside as
 * many bare ones, and the result in docs/benchmarks.md. `BENCH_ROUNDS` and `BENCH_SECONDS` make it
 * longer or shorter.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** Divisible by every number of processes. */
const CONNECTIONS = 12;

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
const postgres = await openPostgres();
const running = { product: [], bare: [] };
try {
  const databaseUrl = await postgres.database();
  const databasePid = await serverPidOf(databaseUrl);
  const readers = await stockReaders(databaseUrl);
  const rounds = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const measured = await measureRound({ databaseUrl, databasePid }, { round, readers });
    // The first round fills the database's caches.
    if (round >= 0) rounds.push(measured);
  }
  await reportPostgres(rounds, { seconds: SECONDS, settings: postgres.settings });
} finally {
  await stopAll();
  await postgres.stop();
  await rm(folder, { recursive: true });
}

/** Those who read, with a cellar each. */
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

async function signUpAll(url, name) {
  const people = [];
  for (let count = 0; count < CONNECTIONS; count += 1) {
    people.push(await signUp(url, `${name}-${count}@cellar.example`));
  }
  return people;
}

/**
 * Requests per second of each load, by number of processes, all of which are started anew. Each round has writers of
 * its own, since a cellar is full after 100,000 wines.
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
  for (const processes of PROCESSES) {
    if (processes > 1) await startAnother(databaseUrl);
    for (const load of [read, write]) {
      for (const connections of processes === 1 ? [CONNECTIONS, 1] : [CONNECTIONS]) {
        const rates = await measureLoad({ ...load, connections }, databasePid);
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

async function measureLoad(load, databasePid) {
  const urlsOf = (servers) => servers.map(({ url }) => url);
  // Those that were just started are warm then.
  await fire(load, urlsOf(running.bare), 1);
  await fire(load, urlsOf(running.product), 1);
  const bare = await fire(load, urlsOf(running.bare), SECONDS);
  const busyMs = async () => ({
    ours: await processorMs(running.product.map(({ pid }) => pid)),
    database: await databaseMs(databasePid),
  });
  const before = await busyMs();
  const product = await fire(load, urlsOf(running.product), SECONDS);
  const after = await busyMs();
  const calls = product * SECONDS;
  const rates = {
    bare,
    product,
    oursMs: (after.ours - before.ours) / calls,
    databaseMs: (after.database - before.database) / calls,
  };
  if (load.request.method !== "POST") return rates;

  const oneStatement = { ...load, request: { ...load.request, path: "/least" } };
  return { ...rates, least: await fire(oneStatement, urlsOf(running.bare), SECONDS) };
}

/** One process more of each. */
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
