/**
 * The second part of `npm run bench:api`, written to docs/benchmarks.md. Measures the waits of
 * other users and the server's memory during two attacks: many costly requests of one account, and
 * 2,000 connections that stop in mid-body. `BENCH_SECONDS` sets the duration. The argument `bodies`
 * runs only the second attack.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { watchMemory } from "../test/upkeep/processTree.ts";
import { table, writeSection } from "./benchmarksPage.mjs";
import { signUp, stockCellars } from "./cellars.mjs";
import { connect } from "./connection.mjs";
import { quantile } from "./figures.mjs";
import { push, PUSH_OPS, send } from "./hostile/hostileCalls.mjs";
import { startProduct } from "./servers.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);

/**
 * Number of wines with long notes in the hostile account's cellar. The notes are 20 MB in total.
 */
const LONG_WINES = 2_000;

const WAIT_MAX_MS = 50;
const MEMORY_MAX_MB = 400;
const BODIES_MEMORY_MAX_MB = 250;

const TITLES = "others',requests,quiet p50,p95,p99,beside p50,p95,p99,aim".split(",");

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
try {
  const { reader, hostile } = await stock();
  if (!process.argv.includes("bodies")) await report(await measure({ reader, hostile }));
  await reportBodies(await measureBodies({ reader, hostile }));
} finally {
  await rm(folder, { recursive: true });
}

async function stock() {
  const stocking = await startProduct(folder);
  const { reader } = await stockCellars(stocking.url);
  const hostile = await signUp(stocking.url, "hostile@cellar.example");
  for (let sent = 0; sent < LONG_WINES; sent += PUSH_OPS) {
    const left = Math.min(PUSH_OPS, LONG_WINES - sent);
    await send(stocking.url, hostile, push(hostile, left));
  }
  await stocking.stop();
  return { reader, hostile };
}

/** A normal user's waits per call in ms, without and during the attack, and the highest memory. */
async function measure({ reader, hostile }) {
  const product = await startProduct(folder, { RATE_LIMIT: "on" });
  await measureWaits(product.url, reader, 1);
  const quiet = await measureWaits(product.url, reader, SECONDS);
  const beside = await measureDuringAttack(product, reader, [
    "hostile/hostileAttack.mjs",
    product.url,
    hostile.cookie,
    hostile.userId,
  ]);
  await product.stop();
  return { quiet, ...beside };
}

/**
 * A normal user's waits, without and with connections that stop in mid-body. Measures twice: first
 * these connections send no session, then the hostile account's session.
 */
async function measureBodies({ reader, hostile }) {
  const measured = [];
  for (const [who, cookie] of [
    ["without a session", ""],
    ["of one account", hostile.cookie],
  ]) {
    const product = await startProduct(folder, { RATE_LIMIT: "on" });
    await measureWaits(product.url, reader, 1);
    const quiet = await measureWaits(product.url, reader, SECONDS);
    const beside = await measureDuringAttack(product, reader, [
      "hostile/hostileBodies.mjs",
      product.url,
      cookie,
    ]);
    await product.stop();
    measured.push({ who, quiet, ...beside });
  }
  return measured;
}

/**
 * Measures a normal user's calls during an attack. `attackAnswers` has the number of answers that
 * the attack got.
 */
async function measureDuringAttack({ url, pid }, reader, [program, ...args]) {
  const attack = startAttack(program, args);
  const memory = watchMemory(pid);
  await setTimeout(1_000);
  const busy = await measureWaits(url, reader, SECONDS);
  const attackAnswers = await attack.stop();
  return { busy, attackAnswers, memoryMb: await memory.stop() };
}

/** A normal user's waits for three calls, each over one connection, for `seconds`. */
async function measureWaits(url, { cookie }, seconds) {
  const calls = {
    "GET /api/health": { path: "/api/health", cookie },
    "GET /api/wines, 100 wines": { path: "/api/wines?includeArchived=false", cookie },
    "POST …/add-bottles": { method: "POST", path: "", cookie, body: { quantity: 1 } },
  };
  const wines = JSON.parse((await connect(url).send(calls["GET /api/wines, 100 wines"])).said);
  const until = performance.now() + seconds * 1_000;
  const measured = Object.entries(calls).map(async ([title, call]) => {
    const connection = connect(url);
    const took = [];
    while (performance.now() < until) {
      const { id } = wines[took.length % wines.length];
      const path = call.path || `/api/wines/${id}/add-bottles`;
      took.push((await connection.send({ ...call, path })).tookMs);
      await setTimeout(5);
    }
    connection.close();
    return [title, took];
  });
  return Object.fromEntries(await Promise.all(measured));
}

/** Starts an attack. `stop` resolves to the number of answers by request and status. */
function startAttack(program, args) {
  const attack = fork(join(import.meta.dirname, program), args);
  return {
    async stop() {
      attack.send("stop");
      const [counts] = await once(attack, "message");
      return counts;
    },
  };
}

async function report({ quiet, busy, attackAnswers, memoryMb }) {
  const rows = Object.entries(busy).map(([title, took]) => [
    title,
    took.length,
    ...figures(quiet[title]),
    ...figures(took),
    `p99 ≤ ${WAIT_MAX_MS}`,
  ]);
  const times = table(TITLES, rows);
  console.log(
    [...times, "", `memory ${memoryMb} MB`, JSON.stringify(attackAnswers, null, 2)].join("\n"),
  );
  await writeSection("bench:api hostile", [
    "### One hostile account",
    "",
    `For ${SECONDS} s one account, in a separate process, keeps 8 requests of each kind open, the most it may:`,
    "uploads of a 2 kB picture of 50 megapixels, its list with 20 MB of notes, pulls from the start, varietals,",
    "meals, pushes of 0.9 MB and of 250 wines, and plain writes. It also opens 300 event streams. Another user",
    "sends one request after the other of each kind: the waits in milliseconds, alone and beside the attack.",
    "",
    ...times,
    "",
    `Server and photo process together held at most ${memoryMb} MB (aim ≤ ${MEMORY_MAX_MB} MB).`,
  ]);
}

async function reportBodies(measured) {
  const rows = measured.flatMap(({ who, quiet, busy }) =>
    Object.entries(busy).map(([title, took]) => [
      `${title}, beside bodies ${who}`,
      took.length,
      ...figures(quiet[title]),
      ...figures(took),
      `p99 ≤ ${WAIT_MAX_MS}`,
    ]),
  );
  const times = table(TITLES, rows);
  const memory = measured.map(({ who, memoryMb }) => `${memoryMb} MB beside those ${who}`);
  console.log(
    [
      ...times,
      "",
      ...memory,
      JSON.stringify(measured.map(({ attackAnswers }) => attackAnswers)),
    ].join("\n"),
  );
  await writeSection("bench:api hostile bodies", [
    "### 2,000 connections that stop in mid-body",
    "",
    `For ${SECONDS} s 2,000 connections from a separate process each send 999,000 of 1,000,000 bytes and then`,
    "stop. One that is closed reconnects after a second. The waits of others in milliseconds, alone and beside",
    "the attack.",
    "",
    ...times,
    "",
    `The server held at most ${memory.join(", and ")} (aim ≤ ${BODIES_MEMORY_MAX_MB} MB).`,
  ]);
}

function figures(took) {
  return [0.5, 0.95, 0.99].map((part) => quantile(took, part).toFixed(1));
}
