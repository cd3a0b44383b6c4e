import { median, quantile, table } from "../benchmarksPage.ts";
import { callBench } from "../openDevice.ts";
import { type Bench, inMs, inWines } from "./Bench.ts";

const SIZES = [1_000, 10_000];

export async function measureBusyTap(bench: Bench): Promise<string[]> {
  const rows = [];
  for (const size of SIZES) {
    const { person } = await bench.stock(size);
    const times: number[] = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      const taps = await bench.turn("cellar", person, async (device) => {
        const page = await device.openBare("cellar");
        return callBench<number[]>(page, "tapsWhileReading", person.userId, size);
      });
      times.push(...(taps ?? []));
    }
    rows.push([
      inWines(size),
      String(times.length),
      inMs(median(times)),
      inMs(quantile(times, 0.95)),
      inMs(Math.max(...times)),
    ]);
  }
  return [
    "### A tap while the cellar is read",
    "",
    "A new device reads a cellar from the server. From its first wines on, a bottle is",
    "added every 25 ms: until it is durable. Aim: a 95th percentile of 10 ms.",
    "",
    ...table(["cellar of", "taps", "median", "p95", "longest"], rows),
  ];
}
