/** `npm run check`: format, types, lint and unit tests; stops at nothing, fails if any fails. */
import { CHECKS, runTool } from "./steps.mjs";

const unit = ["unit", () => runTool("vitest", ["run", "--config", "vitest.workspace.ts"])];
const failed = [];
for (const [name, check] of [...CHECKS, unit]) {
  console.log(`\n— ${name}`);
  if ((await check()) !== 0) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nAll checks passed");
process.exitCode = failed.length > 0 ? 1 : 0;
