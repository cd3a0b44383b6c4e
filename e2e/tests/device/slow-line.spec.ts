import type { Page } from "@playwright/test";
import { unsentIn } from "../../fixtures/browser/localStore.ts";
import { saved } from "../../fixtures/cellar.ts";
import { cellarServer, type CellarServer } from "../../fixtures/servers/server.ts";
import { type SlowLine, slowLine } from "../../fixtures/servers/slowLine.ts";
import { expect, signUp, test } from "../../fixtures/test.ts";

/**
 * Number of wines to sync. With the default values the sync takes more than 20 s. With 1,000 wines
 * and 12,000 bytes a second it takes a minute.
 */
const WINES = Number(process.env["SLOW_LINE_WINES"] ?? "100");
const BYTES_PER_SECOND = Number(process.env["SLOW_LINE_BYTES"] ?? "2400");
const DELAY_MS = 300;
const WITHIN_MS = 480_000;

let line: SlowLine;
let server: CellarServer;

test.beforeEach(async () => {
  line = await slowLine(DELAY_MS);
  server = await cellarServer({ PUBLIC_URL: line.url });
  line.leadTo(server.url);
  await server.start();
});

test.afterEach(async ({ page }) => {
  await page.close();
  await line.close();
  await server.remove();
});

// Spec 10.79
test("a large import over a slow connection syncs and shows its progress", async ({
  page,
  person,
}) => {
  test.setTimeout(WITHIN_MS + 60_000);
  await signUp(page, person, line.url);
  await page.goto(`${line.url}/import`);
  await choose(page);
  await saved(page);
  line.carry(BYTES_PER_SECOND);
  const startedAt = Date.now();
  await notePills(page);
  await page.getByRole("button", { name: /^Import [\d,]+ Wines$/ }).click();
  await expect.poll(() => unsentIn(page)).toBeGreaterThan(0);

  await expect.poll(() => unsentIn(page), { timeout: WITHIN_MS, intervals: [1_000] }).toBe(0);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  test.info().annotations.push({ type: "seconds", description: String(seconds) });
  await expect.poll(() => notedPills(page)).toContain("Saved");

  const pills = await notedPills(page);
  expect(pills.indexOf("Saved")).toBe(pills.length - 1);
  const steps = pills.filter((words) => /^Syncing [\d,]+ of /.test(words));
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(pills.filter((words) => words.startsWith("Offline"))).toEqual([]);
  const wines = (await (await page.request.get(`${server.url}/api/wines`)).json()) as unknown[];
  expect(wines).toHaveLength(WINES);
});

async function notePills(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: string[] = [];
    const note = () => {
      const words = document.querySelector('header [role="status"]')?.textContent ?? "";
      if (words === noted.at(-1) || (words === "Saved" && noted.length === 0)) return;
      noted.push(words);
      document.documentElement.dataset["pills"] = noted.join("\n");
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

async function notedPills(page: Page): Promise<string[]> {
  const noted = await page.locator("html").getAttribute("data-pills");
  return noted?.split("\n") ?? [];
}

async function choose(page: Page): Promise<void> {
  const header = "Wine,Producer,Vintage,Quantity,Type,Varietal,Country,Region,Notes";
  const note = "Plum and tobacco, long and fine. ".repeat(4);
  const rows = Array.from(
    { length: WINES },
    (_, n) => `Wine ${String(n)},Somebody,2016,1,Red,Nebbiolo,Italy,Piedmont,${note}`,
  );
  const buffer = Buffer.from([header, ...rows].join("\n"));
  await page
    .getByLabel("Choose files")
    .setInputFiles({ name: "large.csv", mimeType: "text/csv", buffer });
}
