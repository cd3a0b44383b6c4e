import { callBench, callProfiled, noteTraffic, type Traffic } from "../openDevice.ts";
import { median } from "../benchmarksPage.ts";
import { type Bench, inKb, inMs, inWines, note, type Times, timesTable } from "./Bench.ts";

const AIM = 1.25;

/**
 * Measures how long a new device takes to read a whole cellar. The minimal implementation is one
 * fetch and one `bulkPut`.
 */
export async function measureBootstrap(bench: Bench): Promise<string[]> {
  const lines = [];
  const followed: string[] = [];
  let traffic: Traffic | undefined;
  for (const size of bench.sizes) {
    const { person, bare } = await bench.stock(size);
    const times: Times = {};
    const history: number[] = [];
    for (let round = -1; round < bench.rounds; round += 1) {
      for (const contestant of ["floor", ...bench.contestants] as const) {
        const ms = await bench.turn(contestant, person, async (device) => {
          const page = await device.openBare(contestant);
          if (contestant === "floor") {
            await callBench(page, "open", bare.url);
            return callBench(page, "fetchAndPut");
          }
          const total = noteTraffic(page);
          const filledMs = await callProfiled(page, "bootstrap", person.userId, size);
          if (contestant === "cellar") {
            traffic ??= await total();
            history.push(await callBench(page, "readHistory"));
          }
          return filledMs;
        });
        if (round >= 0) note(times, contestant, ms);
      }
    }
    lines.push({ title: `${inWines(size)} are durable and in view`, times, aim: AIM });
    followed.push(`${inMs(median(history))} after ${inWines(size)}`);
  }
  return [
    "### Bootstrap",
    "",
    "From opening an empty store until every wine is durable on the device and in the live view. The floor is",
    "one fetch of all rows as one JSON, compressed in advance, and one Dexie `bulkPut`, without a view.",
    "",
    ...timesTable(lines),
    "",
    `${String(traffic?.requests)} requests, ${inKb(traffic?.bytes ?? Number.NaN)} for the first size.`,
    `Their history, at least one event for each lot, is on the device ${followed.join(", ")}.`,
  ];
}
