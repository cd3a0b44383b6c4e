import { median, table } from "../benchmarksPage.ts";
import { callBench, openDevice, trafficOf } from "../openDevice.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, inKb, inMs } from "./Bench.ts";

const SIZES = [100, 1_000, 10_000, 50_000];
const CHANGES = [1, 10, 100];

/** One sync of some changes in cellars of every size. */
export async function measureGrowth(bench: Bench): Promise<string[]> {
  const rows: string[][] = [];
  for (const size of SIZES) rows.push(await syncsIn(bench, size));
  return [
    "### Growth of a sync",
    "",
    "One drain of some changes, from sealing the first to the last commit, by the number of changes",
    "and the size of the cellar.",
    "",
    ...table(["wines", ...CHANGES.map((count) => `${String(count)} changes`)], rows),
  ];
}

async function syncsIn(bench: Bench, size: number): Promise<string[]> {
  const email = `growth${String(size)}@cellar.example`;
  const person = await stockCellar(bench.url, { email, size });
  const device = await openDevice(bench.browser, { url: bench.url, person });
  const page = await device.openBare();
  await callBench(page, "drainOnce", person.userId);

  const cells: string[] = [];
  for (const changes of CHANGES) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -1; round < bench.rounds; round += 1) {
      await callBench(page, "addBottlesHere", person.userId, person.wineIds, changes);
      const since = await page.evaluate(() => performance.timeOrigin + performance.now());
      const ms = await callBench(page, "drainOnce", person.userId);
      bytes = (await trafficOf(page, since)).bytes;
      if (round >= 0) times.push(ms);
    }
    cells.push(`${inMs(median(times))}, ${inKb(bytes)}`);
  }
  await device.close();
  return [size.toLocaleString("en"), ...cells];
}
