/**
 * `npm run eval:labels -- DIR [--tuning | --unseen | --all] [--chromium | --node] [--verbose]`: how
 * well labels are read on the device. DIR holds pictures and a `labels.json` that says what is
 * legible on each.
 *
 * By sorted file name, the pictures at even places were tuned to (`--tuning`); the others are
 * reported on. After their first report those at places 1, 5, 9, … were looked at as well, so only
 * those at 3, 7, 11, … are still unseen (`--unseen`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Console } from "node:console";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { LABEL_FIELDS, CONFIDENT_FROM } from "../src/labels/understand/LabelFields.ts";
import type { EvaluatedReader } from "./EvaluatedReader.ts";
import { judgeLabel, type Judgement, type LabelTruth, labelTruthSchema } from "./judgeLabel.ts";
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
    const judged = judgeLabel(fields, truth);
    for (const field of LABEL_FIELDS) {
      const read = fields[field];
      const judgement = judged[field];
      verdicts.push({ field, judgement, confidence: read?.confidence });
      if (args.includes("--verbose") && isFault(judgement)) {
        print.log(`${file} ${field}: ${judgement} (${String(read?.value ?? "nothing")})`);
      }
    }
  }
  print.log(`\n${name}: ${String(pictures.length)} pictures`);
  print.table(Object.fromEntries(LABEL_FIELDS.map((field) => [field, figuresOf(field, verdicts)])));
  print.table(calibrationOf(verdicts));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  print.log(
    `ms per picture: ${median.toFixed(0)} median, ${(times.at(-1) ?? 0).toFixed(0)} at most`,
  );
}

interface Verdict {
  readonly field: string;
  readonly judgement: Judgement;
  readonly confidence: number | undefined;
}

function isFault(judgement: Judgement): boolean {
  return judgement === "wrong" || judgement === "invented" || judgement === "empty";
}

function figuresOf(field: string, verdicts: readonly Verdict[]) {
  const count = (judgement: Judgement) =>
    verdicts.filter((verdict) => verdict.field === field && verdict.judgement === judgement).length;
  const legible = count("found") + count("wrong") + count("empty");
  return {
    legible,
    found: count("found"),
    wrong: count("wrong"),
    "left empty": count("empty"),
    "found %": legible === 0 ? "" : Math.round((100 * count("found")) / legible),
    "not legible, right all the same": count("follows"),
    invented: count("invented"),
  };
}

function calibrationOf(verdicts: readonly Verdict[]) {
  const bands = [CONFIDENT_FROM, 0.6, 0];
  return Object.fromEntries(
    bands.map((from, at) => {
      const below = bands[at - 1] ?? Infinity;
      const inBand = verdicts.filter(
        ({ confidence }) => confidence !== undefined && confidence >= from && confidence < below,
      );
      const right = inBand.filter(({ judgement }) => !isFault(judgement)).length;
      const percent = inBand.length === 0 ? "" : Math.round((100 * right) / inBand.length);
      return [
        `confidence from ${String(from)}`,
        { read: inBand.length, right, "right %": percent },
      ];
    }),
  );
}

/** What is legible: from the folder's own `labels.json`, or else from what was transcribed here. */
function readTruths(from: string): Map<string, LabelTruth> {
  const own = join(from, "labels.json");
  const list = existsSync(own)
    ? z.array(labelTruthSchema).parse(JSON.parse(readFileSync(own, "utf8")))
    : transcribedLabels();
  return new Map(list.map((truth) => [truth.file, truth]));
}
