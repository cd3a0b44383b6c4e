/**
 * `node web/eval/run.mjs web/eval/labels/catalogueLabels.ts [--report] [--verbose]` evaluates label
 * parsing on generated labels: wines of the X-Wines catalogue in random layouts. Wines shown in the
 * evaluation pictures are excluded. By default the random half for tuning is used; `--report` uses
 * the other half.
 */
import { existsSync, readdirSync } from "node:fs";
import { Console } from "node:console";
import { fileURLToPath } from "node:url";
import { parseLabel } from "../../src/labels/understand/parseLabel.ts";
import { CATALOGUE, readRecords } from "../catalogue.ts";
import { printFaults, printFigures, verdictsOn } from "./labelFigures.ts";
import { syntheticLabel } from "./syntheticLabel.ts";
import { isForTuning, wineOf } from "./transcribedLabels.ts";

const PICTURES = fileURLToPath(new URL("../../../../shared/data/labels-more/", import.meta.url));
const CURRENT_YEAR = 2026;

const print = new Console(process.stdout, process.stderr);
if (existsSync(CATALOGUE)) report();
else print.log(`Skipped: there is no catalogue at ${CATALOGUE}`);

function report(): void {
  const asksReport = process.argv.includes("--report");
  const left = pictured();
  const labels = readRecords(CATALOGUE)
    .filter((record) => /^\d+$/u.test(record("WineID")) && !left.has(record("WineID")))
    .map((record) => ({ file: record("WineID"), catalogue: withoutBrackets(wineOf(record)) }))
    .filter(({ file }) => isForTuning(file) !== asksReport)
    .map(syntheticLabel);
  const verdicts = labels.flatMap(({ lines, truth }) =>
    verdictsOn(parseLabel(lines, { currentYear: CURRENT_YEAR, cellar: [] }), truth),
  );
  if (process.argv.includes("--verbose")) printFaults(print, verdicts);
  print.log(`\n${asksReport ? "Reported on" : "Tuned to"}: ${String(labels.length)} labels`);
  printFigures(print, verdicts);
}

function pictured(): ReadonlySet<string> {
  const pictures = readdirSync(PICTURES).filter((file) => /\.jpe?g$/u.test(file));
  return new Set(
    pictures.filter((file) => !isForTuning(file)).map((file) => file.replace(/\.\w+$/u, "")),
  );
}

/** Removes bracketed additions, such as "(Douro)" in "Portugal (Douro)". */
function withoutBrackets(wine: ReturnType<typeof wineOf>): ReturnType<typeof wineOf> {
  const bare = (text: string) => text.replace(/\s*\([^)]*\)/gu, "");
  const { name, producer, region } = wine;
  return { ...wine, name: bare(name), producer: bare(producer), region: bare(region) };
}
