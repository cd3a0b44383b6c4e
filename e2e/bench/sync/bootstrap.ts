import type { Page } from "@playwright/test";
import { median, table } from "../benchmarksPage.ts";
import { callBench, commitsOf, openDevice, trafficOf } from "../openDevice.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, comparisonCells, inKb, inMs } from "./Bench.ts";

const SIZE = 10_000;
const AIM = 1.5;

/** A new device reads a whole cellar, beside one fetch of it and one `bulkPut`. */
export async function measureBootstrap(bench: Bench): Promise<string[]> {
  const person = await stockCellar(bench.url, { email: "bootstrap@cellar.example", size: SIZE });
  const bare = await bench.startBare(person.userId);
  const measured = [];
  const floor: number[] = [];
  for (let round = -1; round < bench.rounds; round += 1) {
    const device = await openDevice(bench.browser, { url: bench.url, person });
    const bareMs = await callBench(await device.openBare(), "fetchAndPut", bare.url);
    const ours = await bootstrapOnce(await device.openApp());
    await device.close();
    if (round < 0) continue;
    floor.push(bareMs);
    measured.push(ours);
  }
  await bare.stop();

  const ours = measured.map(({ durableMs }) => durableMs);
  const [first] = measured;
  const title = "all wines are durable on the device";
  return [
    `### Bootstrap of ${SIZE.toLocaleString("en")} wines`,
    "",
    "From the first request to the last row's commit, in the app while it draws its first screen,",
    "beside one fetch of all rows as one JSON, compressed in advance, and one Dexie `bulkPut`.",
    "",
    ...table(
      ["until", "floor", "ours", "ratio", "spread", "aim"],
      [[title, ...comparisonCells({ ours, floor }, AIM)]],
    ),
    "",
    `${String(first?.requests)} requests (aim ≤ 6), ${inKb(first?.bytes ?? Number.NaN)}; all wines ` +
      `are counted on the screen after ${inMs(median(measured.map(({ shownMs }) => shownMs)))}.`,
  ];
}

async function bootstrapOnce(page: Page) {
  const shownAt = await countedAt(page, SIZE);
  const { from, requests, bytes } = await trafficOf(page);
  const commits = (await commitsOf(page)).filter(({ tables }) => tables.includes("wines"));
  const durableAt = Math.max(...commits.filter(({ at }) => at <= shownAt).map(({ at }) => at));
  return { durableMs: durableAt - from, shownMs: shownAt - from, requests, bytes };
}

/** When the page has come to say that the collection has this many wines, in ms since 1970. */
export async function countedAt(page: Page, wines: number): Promise<number> {
  const handle = await page.waitForFunction((count) => {
    const said = document.body.textContent.includes(` across ${String(count)} wines`);
    return said && performance.timeOrigin + performance.now();
  }, wines);
  return Number(await handle.jsonValue());
}
