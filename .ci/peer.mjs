import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { run, runTool } from "./steps.mjs";

const FOLDER = fileURLToPath(new URL("../node_modules/.cache/bench-peer/", import.meta.url));
const PAGE = fileURLToPath(new URL("../web/bench/peer/rxdb.page.mjs", import.meta.url));
const PEER = { rxdb: "17.6.0", rxjs: "7.8.2" };

/** Vite's configuration of each benchmark's page with RxDB. */
const CONFIGS = {
  sync: "web/bench/peer/vite.config.mjs",
  ui: "web/bench/peer/page/vite.config.ts",
};

/**
 * Installs RxDB and builds the page that a benchmark (`sync` or `ui`) compares the app with.
 * Returns `false` if the installation or the build fails.
 */
export async function buildPeer(benchmark) {
  await mkdir(FOLDER, { recursive: true });
  await copyFile(PAGE, join(FOLDER, "rxdb.page.mjs"));
  if (!existsSync(join(FOLDER, "node_modules", "rxdb"))) {
    const manifest = { private: true, type: "module", dependencies: PEER };
    await writeFile(join(FOLDER, "package.json"), JSON.stringify(manifest));
    const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", FOLDER];
    if ((await run("npm", install)) !== 0) return false;
  }
  return (await runTool("vite", ["build", "--config", CONFIGS[benchmark]])) === 0;
}
