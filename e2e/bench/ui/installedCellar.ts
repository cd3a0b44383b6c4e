import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { installed, saved } from "../../fixtures/cellar.ts";
import { backendSwitches } from "../../fixtures/browser/backends.ts";
import { SWITCHES } from "../../fixtures/browser/switches.ts";
import type { BenchPerson } from "../wines.ts";
import { watchPaints } from "./paintWatch.ts";

const FILLED_WITHIN_MS = 180_000;

/**
 * Lifetime of the session's cookies in the browser. Without an expiry they would be lost when the
 * browser's process ends.
 */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/**
 * Up to this many wines, the page shows all cards together at the start. Longer lists are completed
 * later.
 */
const WHOLE_UP_TO = 60;

/** A browser with a profile on disk. The app is installed, and the cellar is on the device. */
export interface InstalledCellar {
  /** Time to load the cellar onto the device, from the app's first opening to "Saved", ms. */
  readonly fillMs: number;
  open(slowdown: number): Promise<{ readonly page: Page } & Start>;
  close(): Promise<void>;
}

/** Times of one opening of the app, in ms after the navigation. */
export interface Start {
  readonly startMs: number;
  /** CPU time of the page's main thread until the first cards were painted. */
  readonly workMs: number;
  readonly allMs: number;
}

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

interface Browsing {
  readonly viewport: typeof PHONE | typeof DESKTOP;
  readonly backend: string;
}

/**
 * Opens the app in a new profile and waits until all wines are on the device. `person` must be
 * signed in at `url`.
 */
export async function installCellar(
  url: string,
  person: BenchPerson,
  wines: number,
  { viewport, backend }: Browsing,
): Promise<InstalledCellar> {
  const profile = await mkdtemp(join(tmpdir(), "wine-cellar-bench-"));
  const executablePath = process.env["CHROMIUM_PATH"];
  const context = await chromium.launchPersistentContext(profile, {
    args: [...SWITCHES, ...backendSwitches(backend)],
    viewport,
    ...(executablePath && { executablePath }),
  });
  await context.addInitScript(watchPaints);
  const fillMs = await fillProfile(context, url, person, wines);
  return {
    fillMs,
    async open(slowdown) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
      await page.goto(url, { waitUntil: "commit" });
      const startMs = await page.evaluate<number>("paintWatch.firstOf.cards");
      const { metrics } = await devtools.send("Performance.getMetrics");
      const work = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
      const isLong = wines > WHOLE_UP_TO;
      const allMs = isLong ? await page.evaluate<number>("paintWatch.firstOf.longList") : startMs;
      return { page, startMs, workMs: work * 1_000, allMs };
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Opens the app of `person` for the first time, and waits until everything is loaded and installed.
 * Returns the time until all wines were loaded, ms.
 */
export async function fillProfile(
  context: BrowserContext,
  url: string,
  person: BenchPerson,
  wines: number,
): Promise<number> {
  await context.addCookies(
    person.cookie.split("; ").map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url, expires: Math.floor(Date.now() / 1_000) + SESSION_SECONDS };
    }),
  );
  const page = await context.newPage();
  const from = Date.now();
  await page.goto(url);
  await expect(page.getByText(`across ${String(wines)} wines`)).toBeVisible({
    timeout: FILLED_WITHIN_MS,
  });
  await saved(page);
  const fillMs = Date.now() - from;
  await installed(page);
  await page.close();
  return fillMs;
}
