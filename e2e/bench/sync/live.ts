import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { quantile, table } from "../benchmarksPage.ts";
import { callBench, type Contestant, type Device } from "../openDevice.ts";
import { type Bench, fillStore, inMs, inWines, NAMES, NEVER, type Stock } from "./Bench.ts";

const TAPS = 40;
const WARM_UP = 10;

/** Pause between two taps, ms, in which both pages become idle. */
const PAUSE_MS = 40;

/** Measures the time from a tap on one device until another open device shows the change. */
export async function measureLive(bench: Bench): Promise<string[]> {
  const rows = [];
  for (const size of bench.sizes) {
    const stock = await bench.stock(size);
    for (const contestant of ["floor", ...bench.contestants] as const) {
      const times = await tapsOf(bench, stock, contestant, size);
      rows.push([
        `${NAMES[contestant]}, ${inWines(size)}`,
        inMs(quantile(times, 0.5)),
        inMs(quantile(times, 0.95)),
        contestant === "cellar" ? "≤ 15 ms, ≤ 25 ms" : "",
      ]);
    }
  }
  return [
    "### From a tap to another device",
    "",
    `${String(bench.rounds * TAPS)} taps, one after the other, with two browsers: each until it is durable and`,
    "sent here, durable on the server, announced, and durable and in the live view there. The floor is Dexie's",
    "`add`, a POST, an event with the row and Dexie's `put`.",
    "",
    ...table(["a change is in the other view", "p50", "p95", "aim"], rows),
  ];
}

async function tapsOf(
  bench: Bench,
  stock: Stock,
  contestant: Contestant,
  size: number,
): Promise<number[]> {
  const { person } = stock;
  const times = await bench.turn(contestant, person, (here) =>
    bench.turn(contestant, person, (there) =>
      tapFromTo([here, there], stock, { contestant, size, taps: bench.rounds * TAPS }),
    ),
  );
  return times ?? [NEVER];
}

async function tapFromTo(
  [here, there]: readonly [Device, Device],
  { person, bare }: Stock,
  { contestant, size, taps }: { contestant: Contestant; size: number; taps: number },
): Promise<number[]> {
  const [writer, reader] = [await here.openBare(contestant), await there.openBare(contestant)];
  for (const page of [writer, reader]) {
    if (contestant === "floor") await callBench(page, "open", bare.url);
    else await fillStore({ page, contestant, person, size });
  }
  if (contestant === "floor") await callBench(reader, "listen");
  const times: number[] = [];
  for (let tap = -WARM_UP; tap < taps; tap += 1) {
    const wineId = person.wineIds[(tap + WARM_UP) % person.wineIds.length] ?? "";
    const ms = await tapOnce(writer, reader, contestant, wineId);
    if (tap >= 0) times.push(ms);
    await setTimeout(PAUSE_MS);
  }
  return times;
}

async function tapOnce(writer: Page, reader: Page, contestant: Contestant, wineId: string) {
  const before = contestant === "floor" ? 0 : await callBench(reader, "quantityOf", wineId);
  const shown = callBench(reader, "shownAt", wineId, before);
  // A page runs its calls in order, so `shownAt` has started when this call returns.
  await reader.evaluate("undefined");
  const tappedAt = await callBench(writer, "tapNow", wineId);
  const ms = (await shown) - tappedAt;
  if (contestant !== "floor") await callBench(writer, "settled");
  return ms;
}
