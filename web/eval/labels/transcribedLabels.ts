import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { CATALOGUE, readRecords } from "../catalogue.ts";
import { type LabelTruth, legibleSchema } from "./judgeLabel.ts";
import { hashOfName } from "../randomFor.ts";

const TRANSCRIPTION = fileURLToPath(new URL("labelTranscription.json", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  Red: "Red Wine",
  White: "White Wine",
  Rosé: "Rosé Wine",
  Sparkling: "Sparkling Wine",
  Dessert: "Dessert Wine",
  "Dessert/Port": "Fortified Wine",
};

export function transcribedLabels(): LabelTruth[] {
  const records = new Map(readRecords(CATALOGUE).map((record) => [record("WineID"), record]));
  return z
    .array(z.object({ file: z.string(), legible: legibleSchema }))
    .parse(JSON.parse(readFileSync(TRANSCRIPTION, "utf8")))
    .flatMap(({ file, legible }) => {
      const record = records.get(file.replace(/\.\w+$/u, ""));
      return record ? [{ file, legible, catalogue: wineOf(record) }] : [];
    });
}

export function wineOf(record: (field: string) => string): LabelTruth["catalogue"] {
  return {
    name: record("WineName"),
    type: TYPES[record("Type")] ?? record("Type"),
    producer: record("WineryName"),
    region: record("RegionName"),
    country: record("Country"),
    grapes: Array.from(record("Grapes").matchAll(/'([^']*)'/gu), ([, grape = ""]) => grape),
  };
}

export function isForTuning(file: string): boolean {
  return hashOfName(file) % 2 === 0;
}
