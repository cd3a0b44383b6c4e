import type { Page } from "@playwright/test";
import { median } from "../benchmarksPage.ts";
import { callBench, callProfiled, type Device } from "../openDevice.ts";
import {
  type Bench,
  fillStore,
  inKb,
  inMs,
  inWines,
  note,
  type Stock,
  type Times,
  timesTable,
} from "./Bench.ts";
import { noteTraffic } from "../openDevice.ts";

const CHANGES = 1_000;
const WINES = 200;
const LOCAL_AIM = 1.1;
const REPLAY_AIM = 5;

/**
 * Measures how long changes take offline, each stored durably before the next, and how long it then
 * takes to send all of them.
 */
export async function measureChanges(bench: Bench): Promise<string[]> {
  const lines = [];
  let traffic = { requests: 0, bytes: 0 };
  const together: number[] = [];
  for (const size of bench.sizes) {
    const watched: Times = {};
    const quiet: Times = {};
    const replayed: Times = {};
    const stock = await bench.stock(size);
    for (let round = -1; round < bench.rounds; round += 1) {
      for (const contestant of ["floor", ...bench.contestants] as const) {
        const ms = await bench.turn(contestant, stock.person, async (device) => {
          if (contestant === "floor") return measureFloor(device, stock);
          const page = await device.openBare(contestant);
          await fillStore({ page, contestant, person: stock.person, size });
          const watchedMs = await addOffline(device, page, stock);
          const total = noteTraffic(page);
          await device.context.setOffline(false);
          const replayedMs = await callProfiled(page, "send");
          if (contestant === "cellar") traffic = await total();
          await page.close();
          const alone = await device.openBare(contestant);
          await callBench(alone, "openStore", stock.person.userId);
          const quietMs = await addOffline(device, alone, stock);
          if (contestant === "watermelon") {
            const wineIds = stock.person.wineIds.slice(0, WINES);
            together.push(await callBench(alone, "addTogether", wineIds, CHANGES));
          }
          return { watchedMs, replayedMs, quietMs };
        });
        if (round < 0) continue;
        note(watched, contestant, ms?.watchedMs);
        note(quiet, contestant, ms?.quietMs);
        note(replayed, contestant, ms?.replayedMs);
      }
    }
    const of = `of ${inWines(size)}`;
    lines.push(
      { title: `1,000 changes are durable, ${of}, live view on`, times: watched, aim: LOCAL_AIM },
      { title: `the same, nothing subscribed`, times: quiet },
      { title: `nothing of them waits any more`, times: replayed, aim: REPLAY_AIM },
    );
  }
  return [
    `### ${CHANGES.toLocaleString("en")} changes offline, and their replay`,
    "",
    `Each change adds one bottle, to ${String(WINES)} wines in turn, each durable before the next, with the live`,
    "view and sync on. The floor is Dexie adding the same entries to a table with the same indexes. Then the",
    "device is online again: until the server has run all changes and the outbox is empty. The floor is one POST",
    "of the whole queue, run in one transaction; a second one writes its rows and empties the queue. RxDB and",
    "WatermelonDB keep states instead of changes, so they send 200.",
    "",
    ...timesTable(lines),
    "",
    `${String(traffic.requests)} requests, ${inKb(traffic.bytes)} received for the replay.`,
    ...(together.length === 0
      ? []
      : [
          "WatermelonDB is made to answer from memory and save later: the same changes with nothing subscribed,",
          `saved together, take it ${inMs(median(together))}.`,
        ]),
  ];
}

async function measureFloor(device: Device, { person, bare }: Stock) {
  const page = await device.openBare("floor");
  await callBench(page, "open", bare.url);
  await callBench(page, "fetchAndPut");
  const addedMs = await callBench(page, "addEntries", person.wineIds.slice(0, WINES), CHANGES);
  const { settledMs } = await callBench<{ settledMs: number }>(page, "replay");
  return { watchedMs: addedMs, quietMs: addedMs, replayedMs: settledMs };
}

async function addOffline({ context }: Device, page: Page, { person }: Stock): Promise<number> {
  await context.setOffline(true);
  return callProfiled(page, "addBottles", person.wineIds.slice(0, WINES), CHANGES);
}
