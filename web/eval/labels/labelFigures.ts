import {
  CONFIDENT_FROM,
  LABEL_FIELDS,
  type LabelField,
  type LabelFields,
} from "../../src/labels/understand/fields/LabelFields.ts";
import { type Judgement, judgeLabel, type LabelTruth } from "./judgeLabel.ts";

export interface Verdict {
  readonly label: string;
  readonly field: LabelField;
  readonly judgement: Judgement;
  readonly value: string | number | undefined;
  readonly confidence: number | undefined;
}

export function verdictsOn(fields: LabelFields, truth: LabelTruth): Verdict[] {
  const judged = judgeLabel(fields, truth);
  return LABEL_FIELDS.map((field) => {
    const { value, confidence } = fields[field] ?? {};
    return { label: truth.file, field, judgement: judged[field], value, confidence };
  });
}

export function printFigures(print: Console, verdicts: readonly Verdict[]): void {
  print.table(Object.fromEntries(LABEL_FIELDS.map((field) => [field, figuresOf(field, verdicts)])));
  print.table(calibrationOf(verdicts));
}

export function printFaults(print: Console, verdicts: readonly Verdict[]): void {
  for (const { label, field, judgement, value } of verdicts.filter(isFault)) {
    print.log(`${label} ${field}: ${judgement} (${String(value ?? "nothing")})`);
  }
}

function isFault({ judgement }: Verdict): boolean {
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
      const right = inBand.filter((verdict) => !isFault(verdict)).length;
      const percent = inBand.length === 0 ? "" : Math.round((100 * right) / inBand.length);
      return [
        `confidence from ${String(from)}`,
        { read: inBand.length, right, "right %": percent },
      ];
    }),
  );
}
