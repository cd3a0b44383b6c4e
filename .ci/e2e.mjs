/** `npm run e2e` builds outdated parts and runs Playwright with the given arguments. */
import { findBrowser } from "./browser.mjs";
import { run, runTool } from "./steps.mjs";

export async function runEndToEnd(args, env = {}) {
  if ((await run(process.execPath, ["api/start.mjs", "--build-only"])) !== 0) return 1;
  // Screenshots need the complete browser.
  const browser = await findBrowser({ mayBeShell: env.SCREENSHOTS === undefined });
  return runTool("playwright", ["test", "--config", "e2e/playwright.config.ts", ...args], {
    env: { ...env, CHROMIUM_PATH: browser },
  });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const screenshots = process.argv.includes("--screenshots");
  const args = process.argv.slice(2).filter((argument) => argument !== "--screenshots");
  process.exitCode = await runEndToEnd(screenshots ? ["--project", "screenshots", ...args] : args, {
    ...(screenshots && { SCREENSHOTS: "1" }),
  });
}
