import { median, quantile, table } from "../benchmarksPage.ts";
import { callBench, type Device } from "../openDevice.ts";
import { type Bench, fillStore, inMs, inWines, type Stock } from "./Bench.ts";

const SIZES = [1_000, 10_000];
const PHOTOS = 20;

/** Each turn saves {@link PHOTOS} photos as often. More kept photos would slow down the view. */
const STORMS = 3;

export async function measureBusyTap(bench: Bench): Promise<string[]> {
  const rows = [];
  for (const size of SIZES) {
    const stock = await bench.stock(size);
    const taps = await tapsOf(bench, stock, (device) => tapWhileReading(device, stock, size));
    rows.push(rowOf(`${inWines(size)} are read`, taps));
  }
  const [size = 1_000] = SIZES;
  const stock = await bench.stock(size);
  const taps = await tapsOf(bench, stock, (device) => tapWhileStoringPhotos(device, stock, size));
  rows.push(rowOf(`${String(PHOTOS)} photos are stored`, taps));
  return [
    "### A tap while the device stores other data",
    "",
    "A bottle is added every 25 ms: until it is durable. Aim: a 95th percentile of 10 ms. Meanwhile a new",
    "device reads a cellar from the server, from its first wines on; or a device offline stores",
    `${String(PHOTOS)} photos of 300 kB, one after the other, as a saved form does.`,
    "",
    ...table(["while", "taps", "median", "p95", "longest"], rows),
  ];
}

async function tapsOf(
  bench: Bench,
  { person }: Stock,
  tap: (device: Device) => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    times.push(...((await bench.turn("cellar", person, tap)) ?? []));
  }
  return times;
}

async function tapWhileReading(device: Device, { person }: Stock, size: number) {
  const page = await device.openBare("cellar");
  return callBench<number[]>(page, "tapsWhileReading", person.userId, size);
}

async function tapWhileStoringPhotos(device: Device, { person }: Stock, size: number) {
  const page = await device.openBare("cellar");
  await fillStore({ page, contestant: "cellar", person, size });
  await device.context.setOffline(true);
  const times: number[] = [];
  for (let storm = 0; storm < STORMS; storm += 1) {
    const call = ["tapsWhileStoringPhotos", storm * PHOTOS, PHOTOS] as const;
    times.push(...(await callBench<number[]>(page, ...call)));
  }
  return times;
}

function rowOf(title: string, times: readonly number[]): string[] {
  return [
    title,
    String(times.length),
    inMs(median(times)),
    inMs(quantile(times, 0.95)),
    inMs(Math.max(...times)),
  ];
}
