import { cp, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { backendSwitches } from "../../fixtures/browser/backends.ts";
import { SWITCHES } from "../../fixtures/browser/switches.ts";
import { medianAnd95th, table, writeSection } from "../benchmarksPage.ts";
import type { BenchPerson } from "../wines.ts";
import { fillProfile, PHONE } from "./installedCellar.ts";
import { watchPaints } from "./paintWatch.ts";

/** Wait after the browser's process starts, ms, so that the browser's own start is not measured. */
const IDLE_BEFORE_OPENING_MS = 6_000;

const INTRODUCTION = [
  "The wait of a user in front of the rack, in a window of 390 by 844: the installed app with its server,",
  "from the navigation to the first cards. `opened` is the first navigation of a new browser process, left alone for",
  "six seconds, each on a new copy of one profile. `again` is the same page navigated once more. `no cookie` is an",
  "`opened` whose session cookie is gone, so that the app shows the cellar and asks to sign in.",
  "Milliseconds, median / 95th percentile.",
];

const HEAD = [
  "slowed down",
  "language",
  "wines",
  "load",
  "runs",
  "opened, first paint",
  "opened, first cards",
  "again, first paint",
  "again, first cards",
  "no cookie, first cards",
];

/** Times of one opening of the app, in ms after the navigation. */
interface PaintTimes {
  readonly paintMs: number;
  readonly cardsMs: number;
}

interface OpeningTimes {
  readonly opened: PaintTimes;
  readonly again: PaintTimes;
  readonly noCookie: PaintTimes;
}

/**
 * Measures how long the installed app takes to open. Writes the result into docs/benchmarks.md,
 * except in a dry run.
 */
export async function measureOpened(
  url: string,
  person: BenchPerson,
  {
    wines,
    runs,
    slowdowns,
    languages,
    backend,
    isDry,
  }: {
    readonly wines: number;
    readonly runs: number;
    readonly slowdowns: readonly number[];
    /** Languages of the app. The opening is measured in each of them. */
    readonly languages: readonly string[];
    readonly backend: string;
    readonly isDry: boolean;
  },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-opened-"));
  const template = join(folder, "template");
  const switches = backendSwitches(backend);
  const context = await launch(template, switches);
  await fillProfile(context, url, person, wines);
  await context.close();

  const rows: string[][] = [];
  for (const slowdown of slowdowns) {
    const [load = 0] = loadavg();
    const starts = new Map<string, OpeningTimes[]>(languages.map((language) => [language, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [language, times] of starts) {
        times.push(await openOnce(template, url, { language, slowdown, switches }));
      }
    }
    for (const [language, opened] of starts) {
      const times = (pick: (start: OpeningTimes) => number) => medianAnd95th(opened.map(pick));
      rows.push([
        String(slowdown),
        language,
        wines.toLocaleString("en"),
        load.toFixed(1),
        String(runs),
        times(({ opened }) => opened.paintMs),
        times(({ opened }) => opened.cardsMs),
        times(({ again }) => again.paintMs),
        times(({ again }) => again.cardsMs),
        times(({ noCookie }) => noCookie.cardsMs),
      ]);
    }
  }
  await writeSection(
    {
      name: `ui opened ${backend}`,
      lines: [
        `### The app opened after days, ${backend}`,
        "",
        ...INTRODUCTION,
        "",
        ...table(HEAD, rows),
      ],
    },
    isDry,
  );
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Opening {
  readonly language: string;
  readonly slowdown: number;
  readonly switches: readonly string[];
}

async function openOnce(template: string, url: string, opening: Opening): Promise<OpeningTimes> {
  const times = await inNewProcess(template, opening, async (page) => ({
    opened: await navigate(page, url),
    again: await navigate(page, url),
  }));
  const noCookie = await inNewProcess(template, opening, async (page) => {
    await page.context().clearCookies();
    return navigate(page, url);
  });
  return { ...times, noCookie };
}

/**
 * Starts a browser on a copy of the profile `template`, waits until the browser is idle, and runs
 * `act` in its page.
 */
async function inNewProcess<Result>(
  template: string,
  { language, slowdown, switches }: Opening,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const profile = `${template}-copy`;
  await cp(template, profile, { recursive: true });
  const context = await launch(profile, switches);
  await context.addInitScript(watchPaints);
  await context.addInitScript((chosen) => {
    localStorage.setItem("wine-cellar-language", chosen);
  }, language);
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await setTimeout(IDLE_BEFORE_OPENING_MS);
  const result = await act(page);
  await context.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  return result;
}

async function navigate(page: Page, url: string): Promise<PaintTimes> {
  await page.goto(url, { waitUntil: "commit" });
  const cardsMs = await page.evaluate<number>("paintWatch.firstOf.cards");
  const paintMs = await page.evaluate<number>(
    "performance.getEntriesByName('first-paint')[0].startTime",
  );
  return { cardsMs, paintMs };
}

function launch(profile: string, switches: readonly string[]): Promise<BrowserContext> {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launchPersistentContext(profile, {
    args: [...SWITCHES, ...switches],
    viewport: PHONE,
    ...(executablePath && { executablePath }),
  });
}
