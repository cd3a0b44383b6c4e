import { table } from "../benchmarksPage.ts";
import { callBench, openDevice } from "../openDevice.ts";
import { stockCellar } from "../wines.ts";
import { type Bench, comparisonCells } from "./Bench.ts";

const CHANGES = 1_000;
const WINES = 200;
const AIM = 1.2;

/** Changes made here, each durable before the next, beside Dexie writing the same entries. */
export async function measureLocalChanges(bench: Bench): Promise<string[]> {
  const person = await stockCellar(bench.url, { email: "local@cellar.example", size: WINES });
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = -1; round < bench.rounds; round += 1) {
    const device = await openDevice(bench.browser, { url: bench.url, person });
    const page = await device.openBare();
    await callBench(page, "drainOnce", person.userId);
    const bareMs = await callBench(page, "addEntriesBarely", person.wineIds, CHANGES);
    const { userId, wineIds } = person;
    const oursMs = await callBench(page, "addBottlesHere", userId, wineIds, CHANGES);
    await device.close();
    if (round < 0) continue;
    floor.push(bareMs);
    ours.push(oursMs);
  }
  return [
    `### ${CHANGES.toLocaleString("en")} durable changes on the device`,
    "",
    "Each reads its wine and what is pending on it, decides, and is durable before the next, beside",
    "Dexie adding the same entries, one by one, to a table with the same indexes.",
    "",
    ...table(
      ["of", "floor", "ours", "ratio", "spread", "aim"],
      [["1,000 changes", ...comparisonCells({ ours, floor }, AIM)]],
    ),
  ];
}
