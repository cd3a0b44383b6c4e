/**
 * `npm run bench:sync` measures the app's store, live view and sync engine in Chromium against the
 * built server, and writes the results into docs/benchmarks.md. Compares the app with a minimal
 * implementation, RxDB and WatermelonDB. `-- --parts live,tap` measures only these parts.
 * `--sizes 10000` sets the number of wines, and `--rounds 5` the number of rounds. `--no-peer`
 * omits the other libraries. `--backend sqlite` uses Chromium's other storage backend for
 * IndexedDB. `--dry` only prints the results.
 */
import { parseArgs } from "node:util";
import { cellarServer } from "../fixtures/servers/server.ts";
import { backendSwitches } from "../fixtures/browser/backends.ts";
import { SWITCHES } from "../fixtures/browser/switches.ts";
import { type BareSync, startBareSync } from "./bareSync.ts";
import { writeSection } from "./benchmarksPage.ts";
import { type Contestant, type Device, NoEnd, openDevice } from "./openDevice.ts";
import { type Bench, isPeer, PEERS } from "./sync/Bench.ts";
import { measureBusyTap } from "./sync/busyTap.ts";
import { measureBootstrap } from "./sync/bootstrap.ts";
import { measureChanges } from "./sync/changes.ts";
import { measureLive } from "./sync/live.ts";
import { measureTap } from "./sync/tap.ts";
import { measureWarmStart } from "./sync/warmStart.ts";
import { type BenchPerson, stockCellar } from "./wines.ts";

const PARTS = {
  bootstrap: measureBootstrap,
  warm: measureWarmStart,
  changes: measureChanges,
  live: measureLive,
  tap: measureTap,
  "busy-tap": measureBusyTap,
};

const { values } = parseArgs({
  options: {
    parts: { type: "string", default: Object.keys(PARTS).join(",") },
    sizes: { type: "string", default: "10000,50000" },
    rounds: { type: "string", default: "3" },
    backend: { type: "string", default: "leveldb" },
    "no-peer": { type: "boolean", default: false },
    dry: { type: "boolean", default: false },
  },
});
const parts = values.parts.split(",");

/** Chromium switch that allows a benchmark page to call a local server. */
const ALLOW_LOCAL_SERVER = "--disable-features=LocalNetworkAccessChecks";

const server = await cellarServer({ NODE_ENV: "production" });
await server.start();
const executablePath = process.env["CHROMIUM_PATH"];
const launchOptions = {
  args: [...SWITCHES, ALLOW_LOCAL_SERVER, ...backendSwitches(values.backend)],
  ...(executablePath && { executablePath }),
};
const bares: BareSync[] = [];
let people = 0;
const bench: Omit<Bench, "turn"> = {
  rounds: Number(values.rounds),
  sizes: values.sizes.split(",").map(Number),
  contestants: values["no-peer"] ? ["cellar"] : ["cellar", ...PEERS],
  async stock(size) {
    people += 1;
    const email = `bench${String(people)}@cellar.example`;
    const person = await stockCellar(server.url, { email, size });
    const bare = await startBareSync(server.folder, person.userId);
    bares.push(bare);
    return { person, bare };
  },
};
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue;
    process.stdout.write(`Measuring ${name} …\n`);
    const [heading = "", ...lines] = await measure({ ...bench, turn: createTurn() });
    await writeSection(
      {
        name: `sync ${name} ${values.backend}`,
        lines: [`${heading}, ${values.backend}`, ...lines],
      },
      values.dry,
    );
  }
} finally {
  for (const bare of bares) await bare.stop();
  await server.remove();
}

/**
 * Creates the `turn` function for one part of the benchmark. After a turn that another library does
 * not finish, its later turns are skipped.
 */
function createTurn(): Bench["turn"] {
  const unfinished = new Set<Contestant>();
  return async (contestant, person, work) => {
    if (unfinished.has(contestant)) return undefined;
    const device = await deviceOf(person);
    try {
      return await work(device);
    } catch (error) {
      if (!isPeer(contestant) || !(error instanceof NoEnd)) throw error;
      process.stderr.write(`${contestant}: ${error.message}\n`);
      unfinished.add(contestant);
      return undefined;
    } finally {
      await device.close();
    }
  };
}

function deviceOf(person: BenchPerson): Promise<Device> {
  return openDevice({ url: server.url, person, launchOptions });
}
