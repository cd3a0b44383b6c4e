import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Imports that lint refuses, each with its rule. */
const BROKEN = [
  ["api/bench/seed.mjs", 'import "../../e2e/bench/lots.ts";', "api-imports-no-client"],
  [
    "api/src/routes/wines.ts",
    'void import("../../../web/src/app/App.ts");',
    "api-imports-no-client",
  ],
  [
    "web/src/app/App.ts",
    'void import("../../../api/src/routes/wines.ts");',
    "web-imports-no-server",
  ],
  ["e2e/tests/wines.ts", 'export * from "../../web/src/app/App.ts";', "e2e-imports-no-package"],
  [
    "sync-protocol/src/wine.ts",
    'import "../../api/src/routes/wines.ts";',
    "the-contract-imports-no-package",
  ],
  [
    "web/src/features/pairing/Meal.ts",
    'void import("../journal/Entry.ts");',
    "features-import-no-feature",
  ],
  [
    "web/src/features/places/Rack.ts",
    'void import("../places/../journal/Entry.ts");',
    "features-import-no-feature",
  ],
] as const;

const ALLOWED = [
  ["e2e/bench/lots.ts", ""],
  ["web/src/features/journal/Entry.ts", 'void import("./Day.ts");'],
  ["web/src/features/journal/Day.ts", ""],
] as const;

let folder: string;
let said: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "wine-cellar-arrows-"));
  for (const [file, content] of [...BROKEN, ...ALLOWED]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${content}\n`);
  }
  said = await cruise(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test.each(BROKEN)("lint refuses in %s: %s", (file, _content, rule) => {
  expect(said).toContain(`error ${rule}: ${file}`);
});

test("lint lets a feature import its own files", () => {
  expect(said).not.toContain("error features-import-no-feature: web/src/features/journal");
});

/** What dependency-cruiser says of a folder under the rules of this one. */
function cruise(cwd: string): Promise<string> {
  const program = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const config = join(ROOT, ".dependency-cruiser.cjs");
  const args = [program, "--config", config, "sync-protocol", "api", "web", "e2e"];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (_failed, stdout) => {
      resolve(stdout);
    });
  });
}
