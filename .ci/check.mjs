/**
 * `npm run check`: format, types, lint and unit tests, side by side; fails if any fails.
 * What needs a page (the screens) or takes its time (server, simulation) is left to `npm test`. */
import { CHECKS, runTool } from "./steps.mjs";

const UNIT_PROJECTS = ["sync-protocol", "api", "docs", "lint", "web-rules", "web"];

const unit = (options) =>
  runTool(
    "vitest",
    [
      "run",
      "--config=vitest.workspace.ts",
      // Its default leaves one core idle; the other lane has little left to do when nothing is new.
      "--maxWorkers=100%",
      "--reporter=dot",
      ...UNIT_PROJECTS.map((name) => `--project=${name}`),
    ],
    options,
  );

const failed = [];
// Two lanes for two cores.
await Promise.all([
  lane({ lint: CHECKS.lint, format: CHECKS.format }),
  lane({ types: CHECKS.types, unit }),
]);
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
process.exitCode = failed.length > 0 ? 1 : 0;

async function lane(steps) {
  for (const [name, step] of Object.entries(steps)) {
    const code = await step({ quiet: true });
    console.log(`— ${name}: ${code === 0 ? "passed" : "failed"}`);
    if (code !== 0) failed.push(name);
  }
}
