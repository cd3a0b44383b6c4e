/**
 * `npm run bench:api` compares the built server with a minimal server (bare.mjs) in alternating
 * rounds and writes docs/benchmarks.md. `BENCH_ROUNDS` and `BENCH_SECONDS` set the duration.
 */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CELLAR_SIZE, stockCellars } from "./cellars.mjs";
import { fire } from "./fire.mjs";
import { measureMixed } from "./mixed.mjs";
import { processorMs } from "./postgres/processorTime.mjs";
import { report } from "./report.mjs";
import { expectSameAnswers } from "./sameAnswers.mjs";
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
  await expectSameAnswers(product.url, bare.url, { reader, writer });

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
    samePath: "/same",
    aim: connections > 1 ? 1 : 0.7,
  });
  const rates = [];
  for (const load of [read(10), read(1), write(10), write(1)]) {
    rates.push({ ...load, rounds: await alternate(load, product, bare) });
  }
  await bare.stop();
  const mixed = await measureMixed(product.url, { reader, credentials, rounds: ROUNDS });
  await product.stop();
  return { rates, mixed };
}

/**
 * Rates by round of the minimal server (`least`), the product (`ours`), and the minimal server with
 * the product's statements (`alike`). The first round is a warm-up and is not returned.
 */
async function alternate(load, product, bare) {
  const same = load.samePath && { ...load, request: { ...load.request, path: load.samePath } };
  const rounds = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    const least = await fireMetered(load, bare);
    const ours = await fireMetered(load, product);
    const alike = same && (await fireMetered(same, bare));
    console.log(
      `${load.title}, ${load.connections} at once: ${ours.rate} of ${least.rate} a second`,
    );
    if (round >= 0) rounds.push({ least, ours, alike });
  }
  return rounds;
}

/** Requests per second, and the server's processor time per request in ms. */
async function fireMetered(load, { url, pid }) {
  const before = await processorMs([pid]);
  const rate = await fire(load, [url], SECONDS);
  return { rate, processorMs: ((await processorMs([pid])) - before) / (rate * SECONDS) };
}
