/**
 * `npm run bench:sync`: sync in a real Chromium against the built server, each figure beside the
 * least that could do the same, measured in alternating rounds, into docs/benchmarks.md.
 * `BENCH_ROUNDS` makes it longer or shorter; `BENCH_ONLY=replay,live` measures these alone.
 */
import { chromium } from "@playwright/test";
import { cellarServer } from "../fixtures/server.ts";
import { SWITCHES } from "../fixtures/switches.ts";
import { startBareSync } from "./bareSync.ts";
import { writeSection } from "./benchmarksPage.ts";
import { measureBootstrap } from "./sync/bootstrap.ts";
import { measureGrowth } from "./sync/growth.ts";
import { measureLive } from "./sync/live.ts";
import { measureLocalChanges } from "./sync/localChanges.ts";
import { measureReplay } from "./sync/replay.ts";
import { measureWarmStart } from "./sync/warmStart.ts";
import type { Bench } from "./sync/Bench.ts";

const PARTS = {
  bootstrap: measureBootstrap,
  replay: measureReplay,
  live: measureLive,
  local: measureLocalChanges,
  warm: measureWarmStart,
  growth: measureGrowth,
};

/** The page of the floor has no address of its own, and asks a server on loopback. */
const MAY_ASK_LOOPBACK = "--disable-features=LocalNetworkAccessChecks";

const only = process.env["BENCH_ONLY"]?.split(",");
const rounds = Number(process.env["BENCH_ROUNDS"] ?? "5");

const server = await cellarServer({ NODE_ENV: "production" });
await server.start();
const executablePath = process.env["CHROMIUM_PATH"];
const launchOptions = {
  args: [...SWITCHES, MAY_ASK_LOOPBACK],
  ...(executablePath && { executablePath }),
};
const browser = await chromium.launch(launchOptions);
const bench: Bench = {
  url: server.url,
  browser,
  launchOptions,
  rounds,
  startBare: (userId) => startBareSync(server.folder, userId),
};
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue;
    process.stdout.write(`Measuring ${name} …\n`);
    await writeSection({ name: `sync ${name}`, lines: await measure(bench) });
  }
} finally {
  await browser.close();
  await server.remove();
}
