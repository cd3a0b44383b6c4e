import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { aCard } from "../../fixtures/cellar.ts";
import { eventsOn, forgetEvents } from "../../fixtures/browser/localStore.ts";
import { cellarServer } from "../../fixtures/servers/server.ts";
import { median, medianAnd95th, table, writeSection } from "../benchmarksPage.ts";
import { countEvents, addEvents } from "../events.ts";
import { bringIn, signUpHere } from "../wines.ts";
import { catalogueWines } from "./catalogueWines.ts";
import { clickOn, GestureTimer } from "./gestures.ts";
import { DESKTOP, type InstalledCellar, installCellar, type Start } from "./installedCellar.ts";

const WINES = 10_000;
/** Number of events for bottles drunk. Adding the wines creates one more event for each lot. */
const DRUNK = 10_000;
const FETCHED_WITHIN_MS = 180_000;
/** How long the app is open before a page is visited, ms. */
const OPEN_BEFORE_VISIT_MS = 5_000;

/** Pages that show the history. The selector `sight` matches when the page is painted. */
const PAGES = [
  { name: "Statistics", sight: "[data-chart='When to Drink'] rect" },
  { name: "Journal", sight: "main ol[aria-label=Journal] li" },
] as const;

const introduction = (events: number, runs: number, backend: string) => [
  `### Twenty years of history, ${backend}`,
  "",
  `A cellar of 10,000 wines with ${events.toLocaleString("en")} events, installed in the same way, its server stopped.`,
  "The floor of the start is the same cellar on a second device, with the events removed from its store. Times are",
  "from the click on a page's link to the first chart of Statistics, or to the journal's first entries. Each is",
  "measured in a page just opened, in one opened five seconds before, and again after going back. Milliseconds,",
  `median / 95th percentile of ${String(runs)}, in turn.`,
];

const HEAD = [
  "slowed down",
  "load",
  "start, no events",
  "start",
  "ratio",
  ...PAGES.flatMap(({ name }) => [name, "after 5 s", "again", "longest task"]),
];

interface HistoryRun {
  readonly slowdowns: readonly number[];
  readonly runs: number;
  readonly backend: string;
  readonly isDry: boolean;
}

/**
 * Measures pages with a long history. Writes the result into docs/benchmarks.md, except in a dry
 * run.
 */
export async function measureHistory({
  slowdowns,
  runs,
  backend,
  isDry,
}: HistoryRun): Promise<void> {
  const server = await cellarServer();
  await server.start();
  const person = await signUpHere(server.url, "history@cellar.example");
  const wineIds = await bringIn(server.url, person, await catalogueWines(WINES));
  await addEvents(server.url, person, { wineIds, count: DRUNK });
  const events = await countEvents(server.url, person);
  const browsing = { viewport: DESKTOP, backend };
  const cellar = await installCellar(server.url, person, WINES, browsing);
  const floor = await installCellar(server.url, person, WINES, browsing);
  for (const each of [cellar, floor]) {
    await onceOpened(each, (page) => hasFetchedEvents(page, events));
  }
  await server.kill();
  await onceOpened(floor, forgetEvents);

  const rows: string[][] = [];
  for (const slowdown of slowdowns) rows.push(await measuredAt(slowdown, runs, { cellar, floor }));
  await writeSection(
    {
      name: `ui history ${backend}`,
      lines: [...introduction(events, runs, backend), "", ...table(HEAD, rows)],
    },
    isDry,
  );
  await cellar.close();
  await floor.close();
  await server.remove();
}

async function onceOpened(cellar: InstalledCellar, act: (page: Page) => Promise<void>) {
  const { page } = await cellar.open(1);
  await act(page);
  await page.close();
}

async function hasFetchedEvents(page: Page, count: number): Promise<void> {
  await expect.poll(() => eventsOn(page), { timeout: FETCHED_WITHIN_MS }).toBe(count);
}

async function measuredAt(
  slowdown: number,
  runs: number,
  { cellar, floor }: Readonly<Record<"cellar" | "floor", InstalledCellar>>,
): Promise<string[]> {
  const [load = 0] = loadavg();
  const starts = { floor: [] as Start[], start: [] as Start[] };
  const visits = PAGES.map((page) => ({ ...page, seen: [] as OpenedVisit[] }));
  for (let round = 0; round < runs; round += 1) {
    const bare = await floor.open(slowdown);
    await bare.page.close();
    starts.floor.push(bare);
    for (const { name, sight, seen } of visits) {
      const { page, ...start } = await cellar.open(slowdown);
      starts.start.push(start);
      const visited = await visit(page, name, sight);
      await page.close();
      const open = await cellar.open(slowdown);
      await setTimeout(OPEN_BEFORE_VISIT_MS);
      const { firstMs: openMs } = await visit(open.page, name, sight);
      await open.page.close();
      seen.push({ ...visited, openMs });
    }
  }
  const [floorMs, startMs] = [starts.floor, starts.start].map((all) =>
    all.map(({ startMs: ms }) => ms),
  );
  return [
    `${String(slowdown)} ×`,
    load.toFixed(1),
    medianAnd95th(floorMs ?? []),
    medianAnd95th(startMs ?? []),
    (median(startMs ?? []) / median(floorMs ?? [])).toFixed(2),
    ...visits.flatMap(({ seen }) => [
      medianAnd95th(seen.map(({ firstMs }) => firstMs)),
      medianAnd95th(seen.map(({ openMs }) => openMs)),
      medianAnd95th(seen.map(({ againMs }) => againMs)),
      Math.max(...seen.map(({ longestTaskMs }) => longestTaskMs)).toFixed(0),
    ]),
  ];
}

interface Visit {
  readonly firstMs: number;
  readonly againMs: number;
  readonly longestTaskMs: number;
}

interface OpenedVisit extends Visit {
  readonly openMs: number;
}

/** Measures a page's first visit from the sidebar, and its second after going back. */
async function visit(page: Page, name: string, sight: string): Promise<Visit> {
  const timer = await GestureTimer.on(page);
  await page.evaluate(watchTasks);
  const goThere = async () => {
    const sidebar = page.getByRole("navigation", { name: "Cellar" });
    const click = await clickOn(sidebar.getByRole("link", { name, exact: true }));
    return (await timer.time("click", sight, click)).paintMs;
  };
  const firstMs = await goThere();
  await page.goBack();
  await expect(aCard(page)).toBeVisible();
  const againMs = await goThere();
  return { firstMs, againMs, longestTaskMs: await page.evaluate("longestTask.ms") };
}

function watchTasks(): void {
  const longest = { ms: 0 };
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) longest.ms = Math.max(longest.ms, duration);
  }).observe({ type: "longtask" });
  Object.assign(globalThis, { longestTask: longest });
}
