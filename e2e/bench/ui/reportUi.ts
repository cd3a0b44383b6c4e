import { median, medianAnd95th, table, writeSection } from "../benchmarksPage.ts";
import type { Gesture } from "./gestures.ts";
import type { Start } from "./installedCellar.ts";
import type { MeasuredCellar } from "./measureCellar.ts";
import type { ScrolledFrames } from "./scrolling.ts";

const introduction = (backend: string) => [
  `### Gestures, ${backend}`,
  "",
  "The production build in Chromium (a window of 390 by 844), installed with its service worker and a",
  "filled cellar in a profile on disk. Then the server is stopped. The wines are vintages of a catalogue of",
  "real wines, or generated if the catalogue is missing, each with a photo. Times are in milliseconds, median /",
  "95th percentile.",
  "",
  "- Script is processor time. From event to paint is what a user waits, including other programs of the machine.",
  "- A tap is painted when its write is durable (strict durability).",
  "- The start is from the navigation to the first real cards, and to all wines in view. Its floor is a cellar of",
  "  10 wines in the same run, in turn. Work is the processor time of the page's main thread for the start.",
  "- Scrolling goes down the list for two seconds at 1,500 px a second, and for two at 6,000 (a fling), moved by the",
  "  browser as for a finger. A frame is late if the browser did not draw it in time. Blank is the mean share of the",
  "  window that the page had not filled with cards yet. Cards and elements are the most at one time. The browser",
  "  reports only tasks of 50 ms and more: 0 means that there was none.",
];

const HEAD = [
  "wines",
  "load",
  "floor",
  "start",
  "ratio",
  "all in view",
  "floor work",
  "start work",
  "ratio",
  "search script",
  "search paint",
  "filter script",
  "filter paint",
  "tap script",
  "tap paint",
  "edit form",
  "wine's page",
  "longest task",
  "frames late",
  "blank",
  "fling, frames late",
  "blank",
  "cards",
  "elements",
  "heap",
  "first fill",
];

/** Writes the measurements into docs/benchmarks.md. With `dry`, only prints the measurements. */
export async function reportUi(
  measured: readonly MeasuredCellar[],
  { backend, dry }: { readonly backend: string; readonly dry: boolean },
): Promise<void> {
  const slowdowns = [...new Set(measured.map(({ slowdown }) => slowdown))];
  const lines = [
    ...introduction(backend),
    ...slowdowns.flatMap((slowdown) => [
      "",
      slowdown === 1
        ? "At full speed:"
        : `With the processor slowed down ${String(slowdown)} times:`,
      "",
      ...table(HEAD, measured.filter((cellar) => cellar.slowdown === slowdown).map(row)),
    ]),
  ];
  await writeSection({ name: `ui gestures ${backend}`, lines }, dry);
}

function framesOf({ frames, late, blankShare }: ScrolledFrames): [string, string] {
  return [`${String(late)} of ${String(frames)}`, `${(blankShare * 100).toFixed(1)} %`];
}

function row(cellar: MeasuredCellar): string[] {
  const { scrolling } = cellar;
  return [
    cellar.wines.toLocaleString("en"),
    cellar.load.toFixed(1),
    ...starts(cellar.floor, cellar.start, ({ startMs }) => startMs),
    medianAnd95th(cellar.start.map(({ allMs }) => allMs)),
    ...starts(cellar.floor, cellar.start, ({ workMs }) => workMs),
    medianAnd95th(scriptOf(cellar.search)),
    medianAnd95th(paintOf(cellar.search)),
    medianAnd95th(scriptOf(cellar.filter)),
    medianAnd95th(paintOf(cellar.filter)),
    medianAnd95th(scriptOf(cellar.tap)),
    medianAnd95th(paintOf(cellar.tap)),
    medianAnd95th(paintOf(cellar.edit)),
    medianAnd95th(paintOf(cellar.wine)),
    scrolling.longestTaskMs.toFixed(0),
    ...framesOf(scrolling.slow),
    ...framesOf(scrolling.fast),
    String(scrolling.cards),
    String(scrolling.elements),
    `${(cellar.heapBytes / 1e6).toFixed(0)} MB`,
    `${(cellar.fillMs / 1_000).toFixed(1)} s`,
  ];
}

function starts(
  floor: readonly Start[],
  start: readonly Start[],
  timeOf: (start: Start) => number,
): string[] {
  const [floorMs, startMs] = [floor.map(timeOf), start.map(timeOf)];
  return [
    medianAnd95th(floorMs),
    medianAnd95th(startMs),
    (median(startMs) / median(floorMs)).toFixed(2),
  ];
}

function scriptOf(gestures: readonly Gesture[]): number[] {
  return gestures.map(({ scriptMs }) => scriptMs);
}

function paintOf(gestures: readonly Gesture[]): number[] {
  return gestures.map(({ paintMs }) => paintMs);
}
