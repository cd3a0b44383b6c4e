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
import { fillPeerProfile, servePeerPage } from "./peerPage.ts";

/** Wait after the browser's process starts, ms, so that the browser's own start is not measured. */
const IDLE_BEFORE_OPENING_MS = 6_000;

const INTRODUCTION = [
  "The wait of a user in front of the rack, in a window of 390 by 844: the installed app with its server,",
  "from the navigation to the first cards. `opened` is the first navigation of a new browser process, left alone for",
  "six seconds, each on a new copy of one profile. `again` is the same page navigated once more. `no cookie` is an",
  "`opened` whose session cookie is gone, so that the app shows the cellar and asks to sign in.",
  "Milliseconds, median / 95th percentile.",
];

const PEER_INTRODUCTION = [
  "",
  "`RxDB` is a page with RxDB (its Dexie storage) and React, opened in turn with the app: the same wines, photos,",
  "cards and style sheets, a service worker by Workbox, another origin and profile. It reads the first 12 wines and",
  "their number, then all wines, with live queries. Its cards show no place and no drinking window. It has no sync,",
  "no session and no other page.",
];

const HEAD = [
  "slowed down",
  "page",
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
  /** Only of a page with a session. */
  readonly noCookie?: PaintTimes;
}

/** A page on the device, installed in a profile. */
interface OpenedPage {
  readonly name: "ours" | "RxDB";
  readonly language: string;
  readonly url: string;
  /** Folder of the profile. Each opening uses a copy. */
  readonly template: string;
}

/**
 * Measures how long the installed app takes to open, and the page with RxDB and React in turn.
 * Writes the result into docs/benchmarks.md, except in a dry run.
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
    hasPeer,
    isDry,
  }: {
    readonly wines: number;
    readonly runs: number;
    readonly slowdowns: readonly number[];
    /** Languages of the app. The opening is measured in each of them. */
    readonly languages: readonly string[];
    readonly backend: string;
    /** Whether the page with RxDB and React is measured too. */
    readonly hasPeer: boolean;
    readonly isDry: boolean;
  },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "wine-cellar-opened-"));
  const switches = backendSwitches(backend);
  const template = join(folder, "app");
  await inProfile(template, switches, (context) => fillProfile(context, url, person, wines));
  const pages = languages.map((language): OpenedPage => ({
    name: "ours",
    language,
    url,
    template,
  }));

  const peer = hasPeer ? await servePeerPage(url, person) : undefined;
  if (peer) {
    const peerTemplate = join(folder, "peer");
    await inProfile(peerTemplate, switches, (context) => fillPeerProfile(context, peer.url, wines));
    pages.push({ name: "RxDB", language: "en", url: peer.url, template: peerTemplate });
  }

  const rows: string[][] = [];
  for (const slowdown of slowdowns) {
    const [load = 0] = loadavg();
    const openings = new Map<OpenedPage, OpeningTimes[]>(pages.map((page) => [page, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const [page, times] of openings) {
        times.push(await openOnce(page, { slowdown, switches }));
      }
    }
    for (const [{ name, language }, times] of openings) {
      const timesOf = (pick: (opening: OpeningTimes) => number) => medianAnd95th(times.map(pick));
      rows.push([
        String(slowdown),
        name,
        language,
        wines.toLocaleString("en"),
        load.toFixed(1),
        String(runs),
        timesOf(({ opened }) => opened.paintMs),
        timesOf(({ opened }) => opened.cardsMs),
        timesOf(({ again }) => again.paintMs),
        timesOf(({ again }) => again.cardsMs),
        name === "ours" ? timesOf(({ noCookie }) => noCookie?.cardsMs ?? Number.NaN) : "",
      ]);
    }
  }
  await peer?.stop();
  await writeSection(
    {
      name: `ui opened ${backend}`,
      lines: [
        `### The app opened after days, ${backend}`,
        "",
        ...INTRODUCTION,
        ...(peer ? PEER_INTRODUCTION : []),
        "",
        ...table(HEAD, rows),
      ],
    },
    isDry,
  );
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Opening {
  readonly slowdown: number;
  readonly switches: readonly string[];
}

async function openOnce(opened: OpenedPage, opening: Opening): Promise<OpeningTimes> {
  const { name, url } = opened;
  const times = await inNewProcess(opened, opening, async (page) => ({
    opened: await navigate(page, url),
    again: await navigate(page, url),
  }));
  if (name === "RxDB") return times;
  const noCookie = await inNewProcess(opened, opening, async (page) => {
    await page.context().clearCookies();
    return navigate(page, url);
  });
  return { ...times, noCookie };
}

/**
 * Starts a browser on a copy of the page's profile, waits until the browser is idle, and runs
 * `act` in its page.
 */
async function inNewProcess<Result>(
  { language, template }: OpenedPage,
  { slowdown, switches }: Opening,
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

/** Runs `act` in a browser with this profile. */
async function inProfile(
  profile: string,
  switches: readonly string[],
  act: (context: BrowserContext) => Promise<unknown>,
): Promise<void> {
  const context = await launch(profile, switches);
  await act(context);
  await context.close();
}

function launch(profile: string, switches: readonly string[]): Promise<BrowserContext> {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launchPersistentContext(profile, {
    args: [...SWITCHES, ...switches],
    viewport: PHONE,
    ...(executablePath && { executablePath }),
  });
}
