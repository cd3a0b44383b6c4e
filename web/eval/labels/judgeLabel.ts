import * as z from "zod/mini";
import { GRAPES } from "../../src/gazetteer/index.ts";
import {
  type LabelField,
  type LabelFields,
} from "../../src/labels/understand/fields/LabelFields.ts";
import { lettersOf } from "../../src/labels/understand/words/letters.ts";

const legibleText = z.nullable(z.string());

export const legibleSchema = z.object({
  name: legibleText,
  producer: legibleText,
  vintage: z.nullable(z.int()),
  region: legibleText,
  country: legibleText,
  varietal: legibleText,
});

export const labelTruthSchema = z.object({
  file: z.string(),
  legible: legibleSchema,
  catalogue: z.object({
    name: z.string(),
    type: z.string(),
    producer: z.string(),
    region: z.string(),
    country: z.string(),
    grapes: z.array(z.string()),
  }),
});

export type LabelTruth = z.infer<typeof labelTruthSchema>;

/**
 * The judgement of one field of a reading. If a person can read the value in the picture, the field
 * is found, wrong or empty. If not, it is rightly empty, invented, or "follows" if it agrees with
 * the catalogue.
 */
export type Judgement = "found" | "wrong" | "empty" | "rightly empty" | "follows" | "invented";

/** Numbers of pictures whose transcribed varietal is not a grape but a remark about the picture. */
const NOTES_AS_VARIETAL = /^(168457|154979|196718)\b/;

export function judgeLabel(
  reading: LabelFields,
  truth: LabelTruth,
): Readonly<Record<LabelField, Judgement>> {
  const judge = (field: LabelField) => judgeField(reading[field]?.value ?? null, field, truth);
  return {
    name: judge("name"),
    producer: judge("producer"),
    vintage: judge("vintage"),
    type: judge("type"),
    varietal: judge("varietal"),
    country: judge("country"),
    region: judge("region"),
  };
}

function judgeField(
  value: string | number | null,
  field: LabelField,
  truth: LabelTruth,
): Judgement {
  const legible = legibleOf(truth, field);
  if (value === null) return legible === null ? "rightly empty" : "empty";
  if (legible !== null) return agrees(field, value, legible, truth) ? "found" : "wrong";
  const listed = catalogueOf(truth, field);
  return listed !== null && agrees(field, value, listed, truth) ? "follows" : "invented";
}

function legibleOf(truth: LabelTruth, field: LabelField): string | number | null {
  if (field === "type") return truth.catalogue.type;
  if (field === "varietal" && NOTES_AS_VARIETAL.test(truth.file)) return null;
  return truth.legible[field];
}

function catalogueOf({ catalogue }: LabelTruth, field: LabelField): string | null {
  if (field === "vintage") return null;
  return field === "varietal" ? catalogue.grapes.join(", ") : catalogue[field];
}

function agrees(
  field: LabelField,
  value: string | number,
  truth: string | number,
  { catalogue }: LabelTruth,
): boolean {
  if (typeof value === "number" || typeof truth === "number") return value === truth;
  switch (field) {
    case "vintage":
    case "type":
    case "country":
      return lettersOf(value) === lettersOf(truth);
    case "region":
      return [...truth.split(","), catalogue.region].some((place) => sharesName(value, place));
    case "varietal":
      return sameGrapes(value, truth, catalogue.grapes);
    case "name":
    case "producer":
      return containsName(value, truth);
  }
}

function sharesName(value: string, place: string): boolean {
  const [a, b] = [lettersOf(value), lettersOf(place)];
  return a.includes(b) || b.includes(a);
}

function sameGrapes(value: string, truth: string, catalogue: readonly string[]): boolean {
  const [read, legible] = [grapesIn(value), grapesIn(truth)];
  const plausible = new Set([...legible, ...grapesIn(catalogue.join(", "))]);
  return (
    read.every((grape) => plausible.has(grape)) && legible.some((grape) => read.includes(grape))
  );
}

const primeNames = new Map(
  GRAPES.flatMap((grape) =>
    [grape.name, ...grape.synonyms].map((name) => [lettersOf(name), grape.name] as const),
  ),
);

function grapesIn(list: string): string[] {
  return list
    .split(/[,/]/)
    .map(lettersOf)
    .map((grape) => primeNames.get(grape) ?? grape);
}

function containsName(value: string, truth: string): boolean {
  const words = wordsOf(truth);
  const letters = lettersOf(value);
  const borne = words.filter((word) => letters.includes(word));
  return borne.length * 2 >= words.length && wordsOf(value).length <= words.length * 1.5 + 2;
}

function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}\p{M}]+/u).map(lettersOf);
  const telling = words.filter((word) => word.length > 2);
  return telling.length > 0 ? telling : words.filter((word) => word !== "");
}
