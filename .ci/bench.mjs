/**
 * `node .ci/bench.mjs NAME [ARGS]` builds outdated parts and runs `e2e/bench/NAME.ts` in a browser.
 */
import { findBrowser } from "./browser.mjs";
import { buildPeer } from "./peer.mjs";
import { run, runTool } from "./steps.mjs";

const bundle = (page) =>
  runTool("vite", ["build", "--config", "web/bench/vite.config.ts", "--mode", page]);

const [name = "sync", ...args] = process.argv.slice(2);
const hasPeer = ["sync", "ui"].includes(name) && !args.includes("--no-peer");
const isBuilt =
  (await run(process.execPath, ["api/start.mjs", "--build-only"])) === 0 &&
  (name !== "sync" || ((await bundle("cellar")) === 0 && (await bundle("floor")) === 0)) &&
  (!hasPeer || (await buildPeer(name)));
process.exitCode = isBuilt
  ? await runTool("tsx", [`e2e/bench/${name}.ts`, ...args], {
      env: { CHROMIUM_PATH: await findBrowser() },
    })
  : 1;
