import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** What was seen of a page for a while. */
export interface Seen {
  /** The longest task, ms; the browser tells only of those of 50 ms and more, else 0. */
  readonly longestTaskMs: number;
  /** What the page's scripts held of memory at the most, with what was to be collected. */
  readonly megabytes: number;
}

/** How often memory is looked at, ms. */
const LOOK_MS = 500;

/** A page that is watched while it stays loaded. */
export interface WatchedPage {
  /** Tells what was seen since it was last called. */
  readonly take: () => Promise<Seen>;
  readonly stop: () => Promise<void>;
}

/** Watches a page from now on. */
export async function watchPage(page: Page): Promise<WatchedPage> {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((tasks) => {
      durations.push(...tasks.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
    Object.assign(window, { longTasks: durations });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const watching = new AbortController();
  let megabytes = 0;
  const look = async () => {
    while (!watching.signal.aborted) {
      const { metrics } = await devtools.send("Performance.getMetrics");
      const bytes = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
      megabytes = Math.max(megabytes, bytes / 1e6);
      await setTimeout(LOOK_MS);
    }
  };
  const looking = look();
  return {
    take: async () => {
      const durations = await page.evaluate<number[]>("longTasks.splice(0)");
      const seen = { longestTaskMs: Math.max(0, ...durations), megabytes };
      megabytes = 0;
      return seen;
    },
    stop: async () => {
      watching.abort();
      await looking;
    },
  };
}
