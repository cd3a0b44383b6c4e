import sourcesTable from "../../data/drinking-windows/sources.tsv?raw";
import yearsTable from "../../data/drinking-windows/years.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import { phraseOf } from "./phraseOf.ts";

/** A published work in which years can be looked up. */
export interface Source {
  readonly title: string;
  readonly address: string;
}

/** For how long wines of a kind are usually at their best; neither years nor sources where that is not known. */
export interface UsualYears {
  readonly of: "style" | "grape" | "type" | "any";
  /** The kind as the sommelier's tables name it: a style, a grape or a type. */
  readonly kind: string;
  /** What people call it. */
  readonly label: string;
  /** Phrases of which one stands on the label where it holds; none where it holds for the whole kind. */
  readonly phrases: readonly string[];
  /** First and last year, counted from the harvest; nothing where a vintage tells nothing. */
  readonly fromHarvest: Years | undefined;
  /** First and last year of one without a vintage, counted from when it was bought. */
  readonly fromPurchase: Years | undefined;
  readonly sources: readonly Source[];
}

export type Years = readonly [first: number, last: number];

const SOURCES: ReadonlyMap<string, Source> = new Map(
  readTsv(sourcesTable, { source: cell.text, title: cell.text, address: cell.text }).map(
    ({ source, ...work }) => [source, work],
  ),
);

const year = cell.optional(cell.number);

/** Every row; of several that hold for a wine the last does. */
export const USUAL_YEARS: readonly UsualYears[] = readTsv(yearsTable, {
  of: cell.oneOf(["style", "grape", "type", "any"]),
  kind: cell.text,
  label: cell.text,
  words: cell.list,
  harvest_from: year,
  harvest_to: year,
  purchase_from: year,
  purchase_to: year,
  sources: cell.list,
}).map(({ of, kind, label, words, sources, ...row }) => ({
  of,
  kind: of === "type" ? cell.wineType(kind) : kind,
  label: label || kind,
  phrases: words.map(phraseOf),
  fromHarvest: yearsOf(row.harvest_from, row.harvest_to),
  fromPurchase: yearsOf(row.purchase_from, row.purchase_to),
  sources: sources.flatMap((source) => SOURCES.get(source) ?? []),
}));

function yearsOf(first: number | undefined, last: number | undefined): Years | undefined {
  return first === undefined || last === undefined ? undefined : [first, last];
}
