/**
 * `npm run check` runs format, types, lint and unit tests in parallel and fails if any fails. Tests
 * that need a browser or much time run only in `npm test`.
 */
import { CHECKS, runTool } from "./steps.mjs";

const UNIT_PROJECTS = ["sync-protocol", "api", "docs", "lint", "web-rules", "web"];

const unit = (options) =>
  runTool(
    "vitest",
    [
      "run",
      "--config=vitest.workspace.ts",
      // Uses all cores, because Vitest's default leaves one core idle. The checks of the other lane
      // need little time if no file has changed.
      "--maxWorkers=100%",
      "--reporter=dot",
      ...UNIT_PROJECTS.map((name) => `--project=${name}`),
    ],
    options,
  );

const failed = [];
// Two lanes run in parallel, for two cores. Each lane runs its checks one after the other.
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
