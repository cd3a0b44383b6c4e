import { loadavg } from "node:os";
import type { NewWine } from "../wines.ts";
import {
  addBottles,
  chooseTypes,
  type Gesture,
  GestureTimer,
  openForms,
  openWines,
  typeSearches,
} from "./gestures.ts";
import type { InstalledCellar, Start } from "./installedCellar.ts";
import { type ScrollTimes, scrollThrough } from "./scrolling.ts";

const STARTS = 9;
const KEYS = 40;
const CHOICES = 20;
const TAPS = 30;
const OPENINGS = 10;

/** All measurements of one cellar at one CPU speed. Times are in ms. */
export interface MeasuredCellar {
  readonly wines: number;
  /** The factor by which the browser slows down its CPU. */
  readonly slowdown: number;
  readonly load: number;
  readonly fillMs: number;
  /** Openings of the app with the small cellar, measured in turn with those in `start`. */
  readonly floor: readonly Start[];
  readonly start: readonly Start[];
  readonly search: readonly Gesture[];
  readonly filter: readonly Gesture[];
  readonly tap: readonly Gesture[];
  readonly edit: readonly Gesture[];
  readonly wine: readonly Gesture[];
  readonly scrolling: ScrollTimes;
  readonly heapBytes: number;
}

/** Opens the installed app without a server, and measures every gesture. */
export async function measureCellar({
  cellar,
  floor,
  wines,
  slowdown,
}: {
  readonly cellar: InstalledCellar;
  readonly floor: InstalledCellar;
  readonly wines: readonly NewWine[];
  readonly slowdown: number;
}): Promise<MeasuredCellar> {
  const [load = 0] = loadavg();
  const starts = { floor: [] as Start[], start: [] as Start[] };
  for (let start = 0; start < STARTS; start += 1) {
    starts.floor.push(await startOnce(floor, slowdown));
    starts.start.push(await startOnce(cellar, slowdown));
  }
  const { page } = await cellar.open(slowdown);
  const timer = await GestureTimer.on(page);
  const gestures = {
    search: await typeSearches(timer, wines, KEYS),
    filter: await chooseTypes(timer, wines, CHOICES),
    tap: await addBottles(timer, TAPS),
    edit: await openForms(timer, OPENINGS),
    wine: await openWines(timer, OPENINGS),
  };
  const scrolling = await scrollThrough(page);
  const heapBytes = await timer.heapBytes();
  await page.close();
  return {
    wines: wines.length,
    slowdown,
    load,
    fillMs: cellar.fillMs,
    ...starts,
    ...gestures,
    scrolling,
    heapBytes,
  };
}

async function startOnce(cellar: InstalledCellar, slowdown: number): Promise<Start> {
  const { page, ...start } = await cellar.open(slowdown);
  await page.close();
  return start;
}
