/**
 * The second half of `npm run bench:api`: how long others wait while one account does its worst, and
 * how much memory that takes, into docs/benchmarks.md. `BENCH_SECONDS` makes it longer or shorter.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { table, writeSection } from "./benchmarksPage.mjs";
import { signUp, stockCellars } from "./cellars.mjs";
import { connect } from "./connection.mjs";
import { quantile } from "./figures.mjs";
import { push, PUSH_OPS, send } from "./hostileCalls.mjs";
import { startProduct } from "./servers.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);

/** 20 MB of notes in all. */
const LONG_WINES = 2_000;

const WAIT_MAX_MS = 50;
const MEMORY_MAX_MB = 400;

const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
try {
  await report(await measure());
} finally {
  await rm(folder, { recursive: true });
}

/** Times of others in milliseconds, by call, quiet and beside the attacks; and the most memory. */
async function measure() {
  const stocking = await startProduct(folder);
  const { reader } = await stockCellars(stocking.url);
  const hostile = await signUp(stocking.url, "hostile@cellar.example");
  for (let sent = 0; sent < LONG_WINES; sent += PUSH_OPS) {
    const left = Math.min(PUSH_OPS, LONG_WINES - sent);
    await send(stocking.url, hostile, push(hostile, left));
  }
  await stocking.stop();

  const product = await startProduct(folder, { RATE_LIMIT: "on" });
  await askAlong(product.url, reader, 1);
  const quiet = await askAlong(product.url, reader, SECONDS);
  const attack = startAttack(product.url, hostile);
  const memory = watchMemory(product.pid);
  await setTimeout(1_000);
  const busy = await askAlong(product.url, reader, SECONDS);
  const asked = await attack.stop();
  const memoryMb = await memory.stop();
  await product.stop();
  return { quiet, busy, asked, memoryMb };
}

/** What others wait for: calls of three kinds, each over a connection of its own, for so long. */
async function askAlong(url, { cookie }, seconds) {
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

/** Has the account attack until it is stopped, which resolves to how often it was answered how. */
function startAttack(url, { cookie, userId }) {
  const attack = fork(join(import.meta.dirname, "hostileAttack.mjs"), [url, cookie, userId]);
  return {
    async stop() {
      attack.send("stop");
      const [counts] = await once(attack, "message");
      return counts;
    },
  };
}

/** The most memory that the server and its photo process hold together, in MB, where Linux tells. */
function watchMemory(pid) {
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const held = await Promise.all([pid, ...(await childrenOf(pid))].map(memoryOf));
      most = Math.max(
        most,
        held.reduce((sum, bytes) => sum + bytes, 0),
      );
      await setTimeout(50);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return Math.round(most / 1024);
    },
  };
}

async function childrenOf(pid) {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const read = (task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "");
  return (await Promise.all(tasks.map(read))).join(" ").split(/\s+/).filter(Boolean);
}

async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0);
}

async function report({ quiet, busy, asked, memoryMb }) {
  const figures = (took) => [0.5, 0.95, 0.99].map((part) => quantile(took, part).toFixed(1));
  const rows = Object.entries(busy).map(([title, took]) => [
    title,
    took.length,
    ...figures(quiet[title]),
    ...figures(took),
    `p99 ≤ ${WAIT_MAX_MS}`,
  ]);
  const titles = [
    "others'",
    "requests",
    "quiet p50",
    "p95",
    "p99",
    "beside p50",
    "p95",
    "p99",
    "aim",
  ];
  const times = table(titles, rows);
  console.log([...times, "", `memory ${memoryMb} MB`, JSON.stringify(asked, null, 2)].join("\n"));
  await writeSection("bench:api hostile", [
    "### One hostile account",
    "",
    `For ${SECONDS} s one account, in a process of its own, keeps 8 requests of each kind under way,`,
    "as many as it is let: uploads of a 2 kB picture of 50 megapixels, its list with 20 MB of notes,",
    "pulls from the start, varietals, meals, pushes of 0.9 MB and of 250 wines, plain writes; and",
    "opens 300 streams of events. Milliseconds that others wait, one request after the other of each",
    "kind, alone and beside that.",
    "",
    ...times,
    "",
    `Server and photo process together held at most ${memoryMb} MB (aim ≤ ${MEMORY_MAX_MB} MB).`,
  ]);
}
