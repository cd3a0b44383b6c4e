import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { BenchPerson } from "./wines.ts";

const SCRIPT = fileURLToPath(new URL("../../web/bench/dist/cellar.js", import.meta.url));
const BARE_PATH = "/bench";

/** A busy machine is slow, and a slow figure is one. */
const PATIENCE_MS = 120_000;

/** A browser profile of a person who has a session, without a service worker. */
export interface Device {
  readonly context: BrowserContext;
  /** The app, open and signed in. */
  openApp(): Promise<Page>;
  /** A page on the app's origin that holds `bench` of web/bench/cellar.page.ts and nothing else. */
  openBare(): Promise<Page>;
  close(): Promise<void>;
}

/** Prepares a device on which nothing is stored yet. */
export async function openDevice(
  browser: Browser,
  { url, person }: { readonly url: string; readonly person: BenchPerson },
): Promise<Device> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(
    person.cookie.split("; ").map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url };
    }),
  );
  await context.addInitScript(noteCommits);
  const script = await readFile(SCRIPT, "utf8");
  const body = `<script type="module">${script}</script>`;
  return {
    context,
    async openApp() {
      const page = await context.newPage();
      await page.goto("/");
      return page;
    },
    async openBare() {
      const page = await context.newPage();
      // Not of the context: a route slows down every request of the pages that it is for.
      await page.route(`${url}${BARE_PATH}`, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body }),
      );
      await page.goto(BARE_PATH);
      return page;
    },
    close: () => context.close(),
  };
}

/** Calls a function of `bench` in a bare page. */
export function callBench(page: Page, name: string, ...given: unknown[]): Promise<number> {
  return page.evaluate<number>(`bench.${name}(...${JSON.stringify(given)})`);
}

/** The wines' tables that a durable write has touched, and when, in ms since 1970. */
export interface Commit {
  readonly tables: readonly string[];
  readonly at: number;
}

/** Every durable write of a page since it was opened. */
export function commitsOf(page: Page): Promise<Commit[]> {
  return page.evaluate("commits");
}

/** What a page has asked the server for sync since it was opened. */
export interface Traffic {
  readonly requests: number;
  /** Compressed, without headers. */
  readonly bytes: number;
  /** When the first request left, in ms since 1970. */
  readonly from: number;
}

/** The sync calls of a page that began after `since`, ms since 1970. */
export function trafficOf(page: Page, since = 0): Promise<Traffic> {
  return page.evaluate((after) => {
    const { timeOrigin } = performance;
    const calls = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry)
      .filter(({ name }) => /\/api\/sync\/(push|changes)/.test(name))
      .filter(({ startTime }) => timeOrigin + startTime > after);
    return {
      requests: calls.length,
      bytes: calls.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      from: timeOrigin + (calls[0]?.startTime ?? Number.NaN),
    };
  }, since);
}

/** Runs in each page before its own scripts: keeps the moments at which writes became durable. */
function noteCommits() {
  const commits: { tables: string[]; at: number }[] = [];
  const { prototype } = IDBDatabase;
  const begin: unknown = Reflect.get(prototype, "transaction");
  if (typeof begin !== "function") throw new Error("This browser has no IndexedDB");
  prototype.transaction = function (...given) {
    const transaction = Reflect.apply(begin, this, given) as IDBTransaction;
    if (transaction.mode !== "readwrite") return transaction;
    transaction.addEventListener("complete", () => {
      const tables = Array.from(transaction.objectStoreNames);
      commits.push({ tables, at: performance.timeOrigin + performance.now() });
    });
    return transaction;
  };
  performance.setResourceTimingBufferSize(10_000);
  Object.assign(globalThis, { commits });
}
