import { chromium, type Page } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, table } from "../benchmarksPage.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, inMs } from "./Bench.ts";
import { countedAt } from "./bootstrap.ts";

const SIZES = [100, 10_000];

/** The installed app opens a cellar that it has. */
export async function measureWarmStart(bench: Bench): Promise<string[]> {
  const rows: string[][] = [];
  for (const size of SIZES) rows.push(await warmStartOf(bench, size));
  return [
    "### Warm start",
    "",
    "A page of the installed app, from the navigation's start until its first card and until all",
    "wines are counted; the server is there, and is not waited for.",
    "",
    ...table(["wines", "first card", "all counted"], rows),
  ];
}

async function warmStartOf(bench: Bench, size: number): Promise<string[]> {
  const email = `warm${String(size)}@cellar.example`;
  const person = await stockCellar(bench.url, { email, size });
  const profile = await mkdtemp(join(tmpdir(), "wine-cellar-warm-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...bench.launchOptions,
    baseURL: bench.url,
  });
  await context.addCookies(
    person.cookie.split("; ").map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url: bench.url };
    }),
  );
  const first = await context.newPage();
  await first.goto("/");
  await countedAt(first, size);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.close();

  const cards: number[] = [];
  const counted: number[] = [];
  for (let round = -1; round < bench.rounds; round += 1) {
    const page = await context.newPage();
    const once = await startOnce(page, size);
    await page.close();
    if (round < 0) continue;
    cards.push(once.cardMs);
    counted.push(once.countedMs);
  }
  await context.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return [size.toLocaleString("en"), inMs(median(cards)), inMs(median(counted))];
}

async function startOnce(page: Page, size: number) {
  await page.goto("/", { waitUntil: "commit" });
  const card = await page.waitForFunction(
    () => document.querySelector("article h3") && performance.now(),
  );
  const cardMs = Number(await card.jsonValue());
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  const countedMs = (await countedAt(page, size)) - startedAt;
  return { cardMs, countedMs };
}
