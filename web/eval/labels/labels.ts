/**
 * `npm run eval:labels -- DIR [--tuning | --unseen | --all] [--chromium | --node] [--verbose]`
 * evaluates label reading on the device. DIR contains pictures, numbered from 0 by file name, and a
 * `labels.json` with the legible fields of each picture. `--tuning` uses the even numbers,
 * `--unseen` uses 3, 7, 11, … By now, all these pictures have been used for tuning. If DIR has no
 * `labels.json`, the pictures transcribed in this folder are used, split at random into a tuning
 * half and an evaluation half. The evaluation half was not examined during tuning.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Console } from "node:console";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import type { EvaluatedReader } from "./EvaluatedReader.ts";
import { type LabelTruth, labelTruthSchema } from "./judgeLabel.ts";
import { printFaults, printFigures, type Verdict, verdictsOn } from "./labelFigures.ts";
import { openChromiumReader } from "./readInChromium.ts";
import { openNodeReader } from "./readInNode.ts";
import { isForTuning, transcribedLabels } from "./transcribedLabels.ts";

const print = new Console(process.stdout, process.stderr);
const args = process.argv.slice(2);
const folder = args.find((arg) => !arg.startsWith("--"));
if (folder === undefined) {
  print.error("Name the folder of pictures: npm run eval:labels -- DIR");
  process.exit(1);
}
const directory = resolve(process.env["INIT_CWD"] ?? ".", folder);
const truths = readTruths(directory);
const pictures = readdirSync(directory)
  .filter((file) => /\.(jpe?g|png|webp)$/i.test(file))
  .sort()
  .filter((file, at) => isAsked(file, at))
  .filter((file) => truths.has(file));

function isAsked(file: string, at: number): boolean {
  if (args.includes("--all")) return true;
  if (!existsSync(join(directory, "labels.json"))) {
    return isForTuning(file) === args.includes("--tuning");
  }
  if (args.includes("--tuning")) return at % 2 === 0;
  return args.includes("--unseen") ? at % 4 === 3 : at % 2 === 1;
}

const readers = [
  { name: "Node", open: openNodeReader, skipped: args.includes("--chromium") },
  { name: "Chromium", open: openChromiumReader, skipped: args.includes("--node") },
];
for (const { name, open, skipped } of readers) {
  if (skipped) continue;
  const reader = await open(directory);
  try {
    await report(name, reader);
  } finally {
    await reader.close();
  }
}

async function report(name: string, reader: EvaluatedReader): Promise<void> {
  const verdicts: Verdict[] = [];
  const times: number[] = [];
  for (const file of pictures) {
    const truth = truths.get(file);
    if (!truth) continue;
    const { fields, ms } = await reader.read(file);
    times.push(ms);
    verdicts.push(...verdictsOn(fields, truth));
  }
  if (args.includes("--verbose")) printFaults(print, verdicts);
  print.log(`\n${name}: ${String(pictures.length)} pictures`);
  printFigures(print, verdicts);
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  print.log(
    `ms per picture: ${median.toFixed(0)} median, ${(times.at(-1) ?? 0).toFixed(0)} at most`,
  );
}

function readTruths(from: string): Map<string, LabelTruth> {
  const own = join(from, "labels.json");
  const list = existsSync(own)
    ? z.array(labelTruthSchema).parse(JSON.parse(readFileSync(own, "utf8")))
    : transcribedLabels();
  return new Map(list.map((truth) => [truth.file, truth]));
}
