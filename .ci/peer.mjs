import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run, runTool } from "./steps.mjs";

const FOLDER = fileURLToPath(new URL("../node_modules/.cache/bench-peer/", import.meta.url));
const PEERS = { rxdb: "17.6.0", rxjs: "7.8.2", "@nozbe/watermelondb": "0.28.0" };

const SYNC_CONFIG = "web/bench/peer/vite.config.ts";

/** Arguments of Vite for each page with another library, by benchmark. */
const PAGES = {
  sync: [
    ["--config", SYNC_CONFIG, "--mode", "rxdb"],
    ["--config", SYNC_CONFIG, "--mode", "watermelon"],
  ],
  ui: [["--config", "web/bench/peer/page/vite.config.ts"]],
};

/**
 * Installs RxDB and WatermelonDB, outside the project's dependencies, and builds the pages that a
 * benchmark (`sync` or `ui`) compares the app with. Returns `false` if this fails.
 */
export async function buildPeer(benchmark) {
  if (!isInstalled() && (await install()) !== 0) return false;
  for (const page of PAGES[benchmark]) {
    if ((await runTool("vite", ["build", ...page])) !== 0) return false;
  }
  return true;
}

function isInstalled() {
  return Object.keys(PEERS).every((name) => existsSync(join(FOLDER, "node_modules", name)));
}

async function install() {
  await mkdir(FOLDER, { recursive: true });
  const manifest = { private: true, type: "module", dependencies: PEERS };
  await writeFile(join(FOLDER, "package.json"), JSON.stringify(manifest));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", FOLDER];
  return run("npm", args);
}
