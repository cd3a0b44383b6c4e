/**
 * `npx tsx web/eval/catalogueLabels.ts`: how well names that people gave are understood, whatever
 * reads them. Each record of the X-Wines catalogue is written out as labels of three lines, but for
 * those of pictures that are reported on.
 */
import { readdirSync } from "node:fs";
import { Console } from "node:console";
import { fileURLToPath } from "node:url";
import { parseLabel } from "../src/labels/understand/parseLabel.ts";
import type { TextLine } from "../src/labels/understand/TextLine.ts";
import { CATALOGUE, readRecords } from "./catalogue.ts";
import { type Judgement, judgeLabel, type LabelTruth } from "./judgeLabel.ts";
import { isForTuning, TYPES } from "./transcribedLabels.ts";

const print = new Console(process.stdout, process.stderr);

type Layout = (wine: LabelTruth["catalogue"]) => TextLine[];

/** The house on top; at the foot, smaller than the wine's name; and below a name under its region. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  "house, name, region": ({ producer, name, region }) => [
    line(producer, 0.25, 0.06),
    line(name, 0.45, 0.05),
    line(region, 0.6, 0.04),
  ],
  "NAME, REGION, HOUSE": ({ producer, name, region }) => [
    line(shouted(name), 0.25, 0.08),
    line(shouted(region), 0.5, 0.04),
    line(shouted(producer), 0.8, 0.045),
  ],
  "REGION, NAME, HOUSE": ({ producer, name, region }) => [
    line(shouted(region), 0.2, 0.05),
    line(shouted(name), 0.4, 0.06),
    line(shouted(producer), 0.7, 0.05),
  ],
};

const FIELDS = ["name", "producer", "type", "region"] as const;

const reported = reportedOn();
const truths = readRecords(CATALOGUE)
  .filter((record) => record("WineID") !== "" && !reported.has(record("WineID")))
  .map(truthOf);
for (const [layout, linesOf] of Object.entries(LAYOUTS)) {
  const verdicts = truths.flatMap((truth) => {
    const read = parseLabel(linesOf(truth.catalogue), { currentYear: 2026, cellar: [] });
    const judged = judgeLabel(read, truth);
    return FIELDS.map((field) => ({ field, judgement: judged[field] }));
  });
  print.log(`\n${layout}: ${String(truths.length)} labels`);
  const count = (field: string, judgement: Judgement) =>
    verdicts.filter((told) => told.field === field && told.judgement === judgement).length;
  print.table(
    Object.fromEntries(
      FIELDS.map((field) => [
        field,
        {
          found: count(field, "found"),
          wrong: count(field, "wrong"),
          "left empty": count(field, "empty"),
        },
      ]),
    ),
  );
}

/** The records whose pictures tell how well labels are read. */
function reportedOn(): ReadonlySet<string> {
  const pictures = (folder: string) =>
    readdirSync(fileURLToPath(new URL(`../../../shared/data/${folder}/`, import.meta.url)))
      .filter((file) => /\.jpe?g$/u.test(file))
      .sort();
  const files = [
    ...pictures("labels").filter((_, at) => at % 2 === 1),
    ...pictures("labels-more").filter((file) => !isForTuning(file)),
  ];
  return new Set(files.map((file) => file.replace(/\.\w+$/u, "")));
}

function truthOf(record: (field: string) => string): LabelTruth {
  const told = (field: string) => record(field).replace(/\s*\([^)]*\)/gu, "");
  const catalogue = {
    name: told("WineName"),
    type: TYPES[record("Type")] ?? record("Type"),
    producer: told("WineryName"),
    region: told("RegionName"),
    country: record("Country"),
    grapes: [],
  };
  const { name, producer, region } = catalogue;
  const legible = { name, producer, region, vintage: null, country: null, varietal: null };
  return { file: record("WineID"), legible, catalogue };
}

function line(text: string, y: number, height: number): TextLine {
  return { text, confidence: 0.96, x: 0.5, y, width: 0.4, height };
}

/** Capitals without accents, as labels have them and readers read them. */
function shouted(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toUpperCase();
}
