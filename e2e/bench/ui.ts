/**
 * `npm run bench:ui` measures how long the installed app takes to open, every gesture on cellars of
 * several sizes, and pages with a long history. Gestures run without a server. Writes the results
 * into docs/benchmarks.md. `-- --parts opened --slowdowns 4 --runs 5` only opens the app five
 * times; `--languages en,de` does so in each of these languages. `--no-peer` omits the page with
 * RxDB and React, which is opened in turn with the app. `--parts history --runs 3` visits
 * each history page three times. `--sizes 100,10000` sets the numbers of wines for gestures.
 * `--backend sqlite` uses Chromium's other storage backend for IndexedDB. `--dry` only prints the
 * results.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { cellarServer } from "../fixtures/servers/server.ts";
import { SWITCHES } from "../fixtures/browser/switches.ts";
import { catalogueWines } from "./ui/catalogueWines.ts";
import { measureHistory } from "./ui/history.ts";
import { type InstalledCellar, installCellar, PHONE } from "./ui/installedCellar.ts";
import { storeLabelPhotos } from "./ui/labelPhotos.ts";
import { measureCellar, type MeasuredCellar } from "./ui/measureCellar.ts";
import { measureOpened } from "./ui/opened.ts";
import { reportUi } from "./ui/reportUi.ts";
import { type BenchPerson, bringIn, type NewWine, signUpHere } from "./wines.ts";

const OPENED_SIZE = 2_000;

/** Number of wines in the small cellar, whose start time is the baseline for larger cellars. */
const FLOOR_SIZE = 10;

const { values } = parseArgs({
  options: {
    parts: { type: "string", default: "opened,gestures,history" },
    runs: { type: "string", default: "9" },
    sizes: { type: "string", default: "100,2000,10000,50000" },
    slowdowns: { type: "string", default: "1,4" },
    languages: { type: "string", default: "en" },
    backend: { type: "string", default: "leveldb" },
    "no-peer": { type: "boolean", default: false },
    dry: { type: "boolean", default: false },
  },
});
const parts = values.parts.split(",");
const slowdowns = numbers(values.slowdowns);
if (parts.includes("opened")) await measureOpening();
if (parts.includes("gestures")) {
  const measured: MeasuredCellar[] = [];
  for (const size of numbers(values.sizes)) measured.push(...(await measureSize(size)));
  await reportUi(measured, values);
}
if (parts.includes("history")) {
  await measureHistory({
    slowdowns,
    runs: Number(values.runs),
    backend: values.backend,
    isDry: values.dry,
  });
}

async function measureOpening(): Promise<void> {
  const server = await cellarServer();
  await server.start();
  const wines = await catalogueWines(OPENED_SIZE);
  const person = await stock(server.url, "opened", wines);
  const runs = Number(values.runs);
  await measureOpened(server.url, person, {
    wines: wines.length,
    runs,
    slowdowns,
    languages: values.languages.split(","),
    backend: values.backend,
    hasPeer: !values["no-peer"],
    isDry: values.dry,
  });
  await server.remove();
}

async function measureSize(size: number): Promise<MeasuredCellar[]> {
  const wines = await catalogueWines(size);
  const server = await cellarServer();
  await server.start();
  const floor = await install(server.url, "floor", wines.slice(0, FLOOR_SIZE));
  const cellar = await install(server.url, "cellar", wines);
  await server.kill();
  const results: MeasuredCellar[] = [];
  for (const slowdown of slowdowns) {
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
  const person = await stock(url, name, wines);
  return installCellar(url, person, wines.length, { viewport: PHONE, backend: values.backend });
}

/** Creates a user with these wines on the server, each with a photo. */
async function stock(url: string, name: string, wines: readonly NewWine[]): Promise<BenchPerson> {
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
  return person;
}

function numbers(list: string): number[] {
  return list.split(",").map(Number);
}
