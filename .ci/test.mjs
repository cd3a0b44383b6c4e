/**
 * `npm test` runs all checks and tests. The last line counts tests and checks: `N passed, N failed,
 * N skipped`.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runEndToEnd } from "./e2e.mjs";
import { CHECKS, runTool } from "./steps.mjs";

const reports = await mkdtemp(join(tmpdir(), "wine-cellar-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };
const broken = [];

// The checks run in parallel, because each uses one core.
await Promise.all(
  Object.entries(CHECKS).map(([name, check]) =>
    step(name, async () => {
      const code = await check({ quiet: true });
      total[code === 0 ? "passed" : "failed"] += 1;
      return code;
    }),
  ),
);

await step("unit and contract tests", async () => {
  const file = join(reports, "vitest.json");
  const code = await runTool("vitest", [
    "run",
    "--config=vitest.workspace.ts",
    // Vitest's default leaves one core idle. No other step runs at this time.
    "--maxWorkers=100%",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = JSON.parse(await readFile(file, "utf8"));
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
  for (const { assertionResults } of report.testResults) {
    for (const { fullName, status } of assertionResults) {
      if (status === "failed") broken.push(`Failed: ${fullName}`);
    }
  }
  return code;
});

await step("end-to-end tests", async () => {
  const file = join(reports, "playwright.json");
  const code = await runEndToEnd(["--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { stats, suites } = JSON.parse(await readFile(file, "utf8"));
  for (const title of flakyIn(suites)) console.log(`Failed at the first try: ${title}`);
  total.passed += stats.expected + stats.flaky;
  total.failed += stats.unexpected;
  total.skipped += stats.skipped;
  return code;
});

await rm(reports, { recursive: true });
for (const line of broken) console.log(line);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = broken.length > 0 || total.failed > 0 ? 1 : 0;

/** Titles of Playwright tests that passed only in the second attempt. */
function flakyIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyIn(inner),
  ]);
}

/**
 * Runs a step even if earlier steps failed. A failed step without counted failures counts as one
 * failure.
 */
async function step(name, work) {
  console.log(`\n— ${name}`);
  const failedBefore = total.failed;
  let code;
  try {
    code = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    code = 1;
  }
  if (code === 0) return;
  broken.push(`Failed: ${name}`);
  if (total.failed === failedBefore) total.failed += 1;
}
