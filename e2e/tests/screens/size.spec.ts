import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { addByHand, entry, saved } from "../../fixtures/cellar.ts";
import { expect, test } from "../../fixtures/test.ts";

const ASSETS = fileURLToPath(new URL("../../../web/dist/assets/", import.meta.url));

// Current sizes: 188.0 kB of scripts for the collection and 29.9 kB of styles.
const SCRIPTS_BYTES_MAX = 190_000;
const SCRIPTS_MAX = 6;
const LOGIN_SCRIPTS_BYTES_MAX = 140_000;
const STYLES_BYTES_MAX = 30_000;

test.use({ serviceWorkers: "block" });

// Spec 10.5
test("the collection needs at most 190 kB of scripts in six files", async ({ signedIn: page }) => {
  await addByHand(page, entry());

  const scripts = await scriptsUntil(page, "article", "/");

  expectAtMost(SCRIPTS_BYTES_MAX, scripts);
  expect(scripts.size).toBeLessThanOrEqual(SCRIPTS_MAX);
});

test("a start without the session cookie loads no additional scripts", async ({
  signedIn: page,
  context,
}) => {
  await addByHand(page, entry());
  await saved(page);
  const scripts = await scriptsUntil(page, "article", "/");
  await context.clearCookies();

  const withoutCookie = await scriptsUntil(page, "article", "/");

  expect([...withoutCookie.keys()].sort()).toEqual([...scripts.keys()].sort());
});

test("the login page needs at most 140 kB of scripts, no store", async ({ page }) => {
  const store = /\/cellar-[\w-]+\.js$/;
  await page.route(store, () => undefined);

  const scripts = await scriptsUntil(page, "input[type=password]", "/login");

  expectAtMost(
    LOGIN_SCRIPTS_BYTES_MAX,
    new Map([...scripts].filter(([address]) => !store.test(address))),
  );
});

// Spec 10.5
test("style sheets are at most 30 kB", async () => {
  const sheets = (await readdir(ASSETS)).filter((file) => file.endsWith(".css"));
  const contents = await Promise.all(sheets.map((sheet) => readFile(`${ASSETS}${sheet}`)));

  const bytes = contents.reduce((sum, content) => sum + brotliBytes(content), 0);

  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(STYLES_BYTES_MAX);
});

/** Reloads a page. Returns the scripts that it requested before `selector` matched, by address. */
async function scriptsUntil(
  page: Page,
  selector: string,
  path: string,
): Promise<ReadonlyMap<string, Buffer>> {
  await page.addInitScript((sight) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(sight)) return;
      performance.mark("sight");
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(path);
  await page.locator(selector).first().waitFor();
  const addresses = await page.evaluate(() => {
    const [sight] = performance.getEntriesByName("sight");
    if (!sight) throw new Error("The page did not say when it came");
    const asked = performance.getEntriesByType("resource");
    return asked
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < sight.startTime)
      .map(({ name }) => name);
  });
  const scripts = [...new Set(addresses)].map(async (url) => {
    const answer = await page.request.get(url);
    return [url, await answer.body()] as const;
  });
  return new Map(await Promise.all(scripts));
}

function expectAtMost(bytesMax: number, scripts: ReadonlyMap<string, Buffer>): void {
  const bytes = [...scripts.values()].reduce((sum, script) => sum + brotliBytes(script), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes, [...scripts.keys()].join("\n")).toBeLessThanOrEqual(bytesMax);
}

const brotliBytes = (content: Buffer): number => brotliCompressSync(content).length;
