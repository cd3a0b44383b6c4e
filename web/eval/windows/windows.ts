/**
 * `npm run eval:windows` evaluates how well the app's drinking windows agree with the published
 * windows in ../shared/data/windows, outside the repository. Prints the half for tuning, with
 * `--held-out` the other half, with `--all` both, and with `--wines` each wine.
 */
import { windowOf } from "sync-protocol/drinking";
import { judgeWindow, type JudgedWindow, windowFigures } from "./windowFigures.ts";
import { publishedWindows } from "./publishedWindows.ts";

const TODAY = { year: 2026 };

function report(): void {
  const published = publishedWindows();
  if (!published) {
    say("Skipped: ../shared/data/windows is absent.");
    return;
  }
  const judged = published
    .filter(({ isForTuning }) => isAsked(isForTuning))
    .map((row) => judgeWindow(row, windowOf(row.wine, TODAY), TODAY));
  if (process.argv.includes("--wines")) for (const one of judged) say(wineInWords(one));
  for (const line of windowFigures(judged)) say(line);
}

function isAsked(isForTuning: boolean): boolean {
  if (process.argv.includes("--all")) return true;
  return isForTuning !== process.argv.includes("--held-out");
}

function wineInWords({ published, window, isServed, family }: JudgedWindow): string {
  const { name, vintage, nonVintage } = published.wine;
  const years = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
    `${String(from ?? "")}–${String(to ?? "")}`;
  const kind = window?.basis.kind === "usual" ? window.basis.label : "";
  return [
    isServed ? " " : "x",
    `${name} ${nonVintage ? "NV" : String(vintage)}`,
    `published ${years(published)}${published.isUpperBound ? " (now)" : ""}`,
    window ? `ours ${years(window)} ${window.stage}` : "none",
    kind,
    family,
  ].join(" | ");
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

report();
