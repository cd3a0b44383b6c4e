import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  type BrowserContext,
  chromium,
  type LaunchOptions,
  type Page,
  type Response,
} from "@playwright/test";
import type { BenchPerson } from "./wines.ts";

const SCRIPTS = fileURLToPath(new URL("../../web/bench/dist/", import.meta.url));
const BARE_PATH = "/bench";

/**
 * Time limit of a benchmark call. It is long, so that a benchmark on a busy machine becomes slow
 * instead of failing.
 */
export const PATIENCE_MS = 120_000;

/** An implementation with a competing library. */
export type Peer = "rxdb" | "watermelon";

/**
 * An implementation that is measured. `cellar`: the app's. `floor`: a minimal implementation of the
 * same task.
 */
export type Contestant = "cellar" | "floor" | Peer;

/** A browser without a service worker, with a profile on disk and a signed-in user. */
export interface Device {
  readonly context: BrowserContext;
  /**
   * Opens a page on the app's origin that does not contain the app, but only the object `bench` of
   * this implementation's script in web/bench.
   */
  openBare(contestant: Contestant): Promise<Page>;
  close(): Promise<void>;
}

export interface DeviceSpec {
  readonly url: string;
  readonly person: BenchPerson;
  readonly launchOptions: LaunchOptions;
}

export async function openDevice({ url, person, launchOptions }: DeviceSpec): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: url,
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(
    person.cookie.split("; ").map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url };
    }),
  );
  return {
    context,
    async openBare(contestant) {
      const script = await readFile(join(SCRIPTS, `${contestant}.js`), "utf8");
      const body = `<script type="module">${script.replaceAll("</script", "<\\/script")}</script>`;
      const page = await context.newPage();
      page.on("pageerror", (error) => {
        process.stderr.write(`${contestant}: ${error.message}\n`);
      });
      // The route is removed after loading, because with a route every request of the page would
      // pass through this process.
      await page.route(`${url}${BARE_PATH}`, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body }),
      );
      await page.goto(BARE_PATH);
      await page.unrouteAll();
      return page;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A benchmark call that did not finish within {@link PATIENCE_MS}. */
export class NoEnd extends Error {
  override readonly name = "NoEnd";
}

/** Calls a function of `bench` in a bare page. Throws {@link NoEnd} after {@link PATIENCE_MS}. */
export async function callBench<T = number>(
  page: Page,
  name: string,
  ...given: unknown[]
): Promise<T> {
  const ending = new AbortController();
  const noEnd = setTimeout(PATIENCE_MS, undefined, { signal: ending.signal }).then(() => {
    throw new NoEnd(`${name} came to no end`);
  });
  const call = page.evaluate<T>(`bench.${name}(...${JSON.stringify(given)})`);
  return Promise.race([call, noEnd]).finally(() => {
    ending.abort();
  });
}

/** Like {@link callBench}. Also writes a CPU profile into the folder `BENCH_PROFILES`, if set. */
export async function callProfiled(page: Page, name: string, ...given: unknown[]): Promise<number> {
  const folder = process.env["BENCH_PROFILES"];
  if (folder === undefined) return callBench(page, name, ...given);
  const session = await page.context().newCDPSession(page);
  await session.send("Profiler.enable");
  await session.send("Profiler.start");
  const result = await callBench(page, name, ...given);
  const { profile } = await session.send("Profiler.stop");
  await session.detach();
  const file = `${name}-${String(Date.now())}.cpuprofile`;
  await writeFile(join(folder, file), JSON.stringify(profile));
  return result;
}

export interface Traffic {
  readonly requests: number;
  /** Size of the compressed bodies, without headers. */
  readonly bytes: number;
}

/** Records a page's sync calls from now on. The returned function sums up the calls. */
export function noteTraffic(page: Page): () => Promise<Traffic> {
  const answers: Response[] = [];
  page.on("response", (answer) => {
    if (/\/api\/sync\/(push|changes)/.test(answer.url())) answers.push(answer);
  });
  return async () => {
    const sizes = await Promise.all(answers.map((answer) => answer.request().sizes()));
    return {
      requests: answers.length,
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  };
}
