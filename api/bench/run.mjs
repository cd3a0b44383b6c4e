/**
 * `npm run bench:api`: the built server beside the bare one, in alternating rounds, and the result
 * in docs/benchmarks.md. `BENCH_ROUNDS` and `BENCH_SECONDS` make it longer or shorter.
 */
import { deepEqual } from "node:assert/strict";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { CELLAR_SIZE, stockCellars } from "./cellars.mjs";
import { measureMixed } from "./mixed.mjs";
import { report } from "./report.mjs";
import { startBare, startProduct } from "./servers.mjs";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
try {
  await report(await measureAll(), { rounds: ROUNDS, seconds: SECONDS });
} finally {
  await rm(folder, { recursive: true });
}

async function measureAll() {
  const stocking = await startProduct(folder);
  const { reader, writer, credentials, newWine } = await stockCellars(stocking.url);
  await stocking.stop();
  await copyFile(join(folder, "cellar.db"), join(folder, "bare.db"));

  const product = await startProduct(folder);
  const bare = await startBare(join(folder, "bare.db"), reader.userId, writer.userId);
  await expectSameAnswers(product.url, bare.url, reader, writer, newWine);

  const read = (connections) => ({
    title: `GET /api/wines, ${CELLAR_SIZE} wines`,
    connections,
    request: { path: "/api/wines", headers: { cookie: reader.cookie } },
    aim: 1,
  });
  const write = (connections) => ({
    title: "POST /api/wines",
    connections,
    request: {
      path: "/api/wines",
      method: "POST",
      headers: { cookie: writer.cookie, "content-type": "application/json" },
      body: JSON.stringify(newWine),
    },
    aim: connections > 1 ? 1 : 0.8,
  });
  const rates = [];
  for (const load of [read(10), read(1), write(10), write(1)]) {
    rates.push({ ...load, rounds: await alternate(load, product.url, bare.url) });
  }
  await bare.stop();
  const mixed = await measureMixed(product.url, { reader, credentials, rounds: ROUNDS });
  await product.stop();
  return { rates, mixed };
}

/** Requests per second of both, round by round, after a warm-up that does not count. */
async function alternate(load, productUrl, bareUrl) {
  const rounds = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const bare = await fire(load, bareUrl);
    const product = await fire(load, productUrl);
    console.log(`${load.title}, ${load.connections} at once: ${product} of ${bare} a second`);
    if (round >= 0) rounds.push({ product, bare });
  }
  return rounds;
}

async function fire({ request, connections }, url) {
  const fired = await autocannon({ url, connections, duration: SECONDS, requests: [request] });
  if (fired.non2xx > 0 || fired.errors > 0) {
    throw new Error(`${url} refused ${fired.non2xx} requests and dropped ${fired.errors}`);
  }
  return Math.round(fired.requests.total / fired.duration);
}

/** What is compared must do the same: the same JSON for a read, and for a write but for its ids. */
async function expectSameAnswers(productUrl, bareUrl, reader, writer, newWine) {
  const read = async (url) =>
    (await fetch(`${url}/api/wines`, { headers: { cookie: reader.cookie } })).json();
  deepEqual(await read(productUrl), await read(bareUrl));

  const write = async (url) => {
    const answer = await fetch(`${url}/api/wines`, {
      method: "POST",
      headers: { cookie: writer.cookie, "content-type": "application/json" },
      body: JSON.stringify(newWine),
    });
    const wine = await answer.json();
    return { status: answer.status, ...wine, id: typeof wine.id, bottleId: typeof wine.bottleId };
  };
  deepEqual(await write(productUrl), await write(bareUrl));
}
