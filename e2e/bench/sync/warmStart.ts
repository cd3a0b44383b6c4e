import { callBench, callProfiled } from "../openDevice.ts";
import { type Bench, inWines, NEVER, note, type Times, timesTable } from "./Bench.ts";

const AIM = 1.4;

/**
 * Measures how long a page takes to open a stored cellar. The minimal implementation reads all rows
 * with Dexie.
 */
export async function measureWarmStart(bench: Bench): Promise<string[]> {
  const lines = [];
  for (const size of bench.sizes) {
    const { person, bare } = await bench.stock(size);
    const times: Times = {};
    for (const contestant of ["floor", ...bench.contestants] as const) {
      const ended = await bench.turn(contestant, person, async (device) => {
        const first = await device.openBare(contestant);
        if (contestant === "floor") {
          await callBench(first, "open", bare.url);
          await callBench(first, "fetchAndPut");
        } else {
          await callBench(first, "bootstrap", person.userId, size);
          await first.close();
        }
        for (let round = -1; round < bench.rounds; round += 1) {
          const page = contestant === "floor" ? first : await device.openBare(contestant);
          const ms =
            contestant === "floor"
              ? await callBench(page, "listAll")
              : await callProfiled(page, "listAll", person.userId, size);
          if (round >= 0) note(times, contestant, ms);
          if (page !== first) await page.close();
        }
        return true;
      });
      if (!ended) note(times, contestant, NEVER);
    }
    lines.push({ title: `${inWines(size)} are in view`, times, aim: AIM });
  }
  return [
    "### Warm start",
    "",
    "A new page opens a cellar stored on the device, until all of it is in the live view, checked and sorted.",
    "The floor is Dexie opening the store and reading all rows.",
    "",
    ...timesTable(lines),
  ];
}
