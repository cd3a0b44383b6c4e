/**
 * `npm run bench:import` measures how long the app in a browser takes to import a file of `--rows`
 * bottles, each of a different wine, and to sync them. Writes the result into docs/benchmarks.md;
 * with `--dry`, only prints it.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, expect } from "@playwright/test";
import { unsentIn } from "../fixtures/browser/localStore.ts";
import { cellarServer } from "../fixtures/servers/server.ts";
import { SWITCHES } from "../fixtures/browser/switches.ts";
import { signUp } from "../fixtures/test.ts";
import { table, writeSection } from "./benchmarksPage.ts";
import { inventoryOf } from "./import/inventory.ts";
import { watchPage } from "./import/pageWatch.ts";

const PATIENCE_MS = 300_000;
const LOOK_MS = 1_000;

const { values } = parseArgs({
  options: { rows: { type: "string", default: "20000" }, dry: { type: "boolean", default: false } },
});
const rows = Number(values.rows);
const folder = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
const file = join(folder, "inventory.tsv");
await writeFile(file, inventoryOf(rows));

const server = await cellarServer();
await server.start();
const executablePath = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch({
  args: [...SWITCHES],
  ...(executablePath && { executablePath }),
});
const context = await browser.newContext({ baseURL: server.url });
context.setDefaultTimeout(PATIENCE_MS);
const page = await context.newPage();
await signUp(page, { email: "import@cellar.example", password: "corkscrew" }, server.url);
await page.goto("/import");
const watched = await watchPage(page);

let from = Date.now();
await page.getByLabel("Choose files").setInputFiles(file);
const button = page.getByRole("button", { name: `Import ${rows.toLocaleString("en")} Wines` });
await button.waitFor();
const preview = { ms: Date.now() - from, ...(await watched.take()) };

from = Date.now();
await button.click();
await page.getByText(`${rows.toLocaleString("en")} wines imported`).waitFor();
const durable = { ms: Date.now() - from, ...(await watched.take()) };

await expect.poll(() => unsentIn(page), { timeout: PATIENCE_MS, intervals: [LOOK_MS] }).toBe(0);
const sent = { ms: Date.now() - from, ...(await watched.take()) };
await watched.stop();

await writeSection(
  {
    name: "import",
    lines: [
      "## An import: `npm run bench:import`",
      "",
      `CellarTracker's inventory of ${rows.toLocaleString("en")} wines, one bottle of each, chosen on the import`,
      "page. Times are from the choice of the file to the preview, and from the tap on Import until all is durable on the",
      "device and until all is on the server. Also the longest task that blocked the page meanwhile, and the most memory",
      "that the page's scripts used, without the worker that reads the file.",
      "",
      ...table(
        ["until", "took", "aim", "longest task", "aim", "memory", "aim"],
        [
          row("the preview is there", preview, "≤ 5 s"),
          row("all is on the device", durable, "≤ 30 s"),
          row("all is on the server", sent, "≤ 120 s"),
        ],
      ),
    ],
  },
  values.dry,
);
await browser.close();
await server.remove();
await rm(folder, { recursive: true, force: true });

interface Part {
  readonly ms: number;
  readonly longestTaskMs: number;
  readonly megabytes: number;
}

function row(until: string, { ms, longestTaskMs, megabytes }: Part, aim: string): string[] {
  const task = longestTaskMs === 0 ? "< 50 ms" : `${String(Math.round(longestTaskMs))} ms`;
  const memory = `${String(Math.round(megabytes))} MB`;
  return [until, `${(ms / 1_000).toFixed(1)} s`, aim, task, "≤ 50 ms", memory, "< 300 MB"];
}
