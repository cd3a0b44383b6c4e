/**
 * `npm run bench:ui`: every gesture on cellars of several sizes, in an installed app whose server is
 * stopped, what a long history costs there, and the result in docs/benchmarks.md.
 * `--sizes 100,10000` and `--slowdowns 1,4` choose what is measured; `--dry` leaves the page as it is.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { cellarServer } from "../fixtures/server.ts";
import { SWITCHES } from "../fixtures/switches.ts";
import { catalogueWines } from "./ui/catalogueWines.ts";
import { measureHistory } from "./ui/history.ts";
import { type InstalledCellar, installCellar } from "./ui/installedCellar.ts";
import { storeLabelPhotos } from "./ui/labelPhotos.ts";
import { measureCellar, type MeasuredCellar } from "./ui/measureCellar.ts";
import { reportUi } from "./ui/reportUi.ts";
import { bringIn, type NewWine, signUpHere } from "./wines.ts";

/** The cellar whose start is the floor for all others. */
const FLOOR_SIZE = 10;

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,1000,10000,50000" },
    slowdowns: { type: "string", default: "1,4" },
    dry: { type: "boolean", default: false },
  },
});
const measured: MeasuredCellar[] = [];
for (const size of numbers(values.sizes)) measured.push(...(await measureSize(size)));
await reportUi(measured, values.dry);
await measureHistory(numbers(values.slowdowns), values.dry);

async function measureSize(size: number): Promise<MeasuredCellar[]> {
  const wines = await catalogueWines(size);
  const server = await cellarServer();
  await server.start();
  const floor = await install(server.url, "floor", wines.slice(0, FLOOR_SIZE));
  const cellar = await install(server.url, "cellar", wines);
  await server.kill();
  const results: MeasuredCellar[] = [];
  for (const slowdown of numbers(values.slowdowns)) {
    const result = await measureCellar({ cellar, floor, wines, slowdown });
    process.stdout.write(`${JSON.stringify(result)}\n`);
    results.push(result);
  }
  await floor.close();
  await cellar.close();
  await server.remove();
  return results;
}

async function install(
  url: string,
  name: string,
  wines: readonly NewWine[],
): Promise<InstalledCellar> {
  const person = await signUpHere(url, `${name}@cellar.example`);
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    args: [...SWITCHES],
    ...(executablePath && { executablePath }),
  });
  const photos = await storeLabelPhotos(browser, url, person);
  await browser.close();
  const photographed = wines.map((wine, number) => ({
    ...wine,
    photoUrl: photos[number % photos.length] ?? null,
  }));
  await bringIn(url, person, photographed);
  return installCellar(url, person, wines.length);
}

function numbers(list: string): number[] {
  return list.split(",").map(Number);
}
