import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

export interface PageLoad {
  /**
   * Duration of the longest task on the page's main thread, ms; 0 if none took 50 ms, because
   * browsers do not report shorter tasks.
   */
  readonly longestTaskMs: number;
  /** Peak memory of the page's scripts in MB, including garbage not yet collected. */
  readonly megabytes: number;
}

/** Interval between memory measurements, ms. */
const MEASURE_EVERY_MS = 500;

/** A page whose tasks and memory are measured. The page must not be reloaded. */
export interface WatchedPage {
  /** Returns the measurements since the last call. */
  readonly take: () => Promise<PageLoad>;
  readonly stop: () => Promise<void>;
}

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
      await setTimeout(MEASURE_EVERY_MS);
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
