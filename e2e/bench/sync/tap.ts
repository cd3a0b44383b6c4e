import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { median, quantile, table } from "../benchmarksPage.ts";
import { callBench } from "../openDevice.ts";
import { type Bench, fillStore, inMs, inWines, NAMES, NEVER } from "./Bench.ts";

const SIZES = [100, 10_000, 50_000];
const UNSENT = [0, 2_000];
const TAPS = 60;
const WARM_UP = 10;

/** Pause between two taps, ms, in which the page becomes idle. */
const PAUSE_MS = 25;

export async function measureTap(bench: Bench): Promise<string[]> {
  const rows = [];
  for (const size of SIZES) {
    const { person } = await bench.stock(size);
    const cells = [];
    for (const contestant of bench.contestants) {
      const measured = await bench.turn(contestant, person, async (device) => {
        const page = await device.openBare(contestant);
        await fillStore({ page, contestant, person, size });
        await device.context.setOffline(true);
        const found: string[] = [];
        for (const unsent of UNSENT) {
          await callBench(page, "addBottles", person.wineIds.slice(50, 100), unsent);
          const times = await tapsOn(page, person.wineIds.slice(0, 50));
          found.push(`${inMs(median(times))}, ${inMs(quantile(times, 0.95))}`);
        }
        return found;
      });
      cells.push(...(measured ?? UNSENT.map(() => inMs(NEVER))));
    }
    rows.push([inWines(size), ...cells]);
  }
  const heads = bench.contestants.flatMap((contestant) =>
    UNSENT.map((unsent) => `${NAMES[contestant]}, ${unsent.toLocaleString("en")} unsent`),
  );
  return [
    "### One tap",
    "",
    `${String(TAPS)} taps offline at a user's pace, from the command until it is durable and in the live view:`,
    "median and 95th percentile. Aim: the same within 1.3 times in every cell.",
    "",
    ...table(["cellar of", ...heads], rows),
  ];
}

async function tapsOn(page: Page, wineIds: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let tap = -WARM_UP; tap < TAPS; tap += 1) {
    const ms = await callBench(page, "tap", wineIds[(tap + WARM_UP) % wineIds.length]);
    if (tap >= 0) times.push(ms);
    await setTimeout(PAUSE_MS);
  }
  return times;
}
