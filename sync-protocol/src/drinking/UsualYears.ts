import sourcesTable from "../../data/drinking-windows/sources.tsv?raw";
import yearsTable from "../../data/drinking-windows/years.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { WineType } from "../records/wineType.ts";

/** A published work that lists drinking windows. */
export interface Source {
  readonly title: string;
  readonly address: string;
}

/** The evidence for a row: published works, or our estimate. */
export const BASES = ["two works", "one work", "estimate"] as const;

/**
 * The usual drinking window of a kind of wine. A row matches a wine that meets all conditions of
 * the row.
 */
export interface UsualYears {
  /** The common name of the kind of wine. */
  readonly label: string;
  readonly types: readonly WineType[];
  /**
   * Names of places. The country, region, appellation, name or designation must contain one of
   * these names.
   */
  readonly places: readonly string[];
  /** Names of grapes and blends. The first grape, or the blend, must have one of these names. */
  readonly grapes: readonly string[];
  /** Words of rank, style, wine or producer. The label must contain one of these words. */
  readonly words: readonly string[];
  readonly fromHarvest: Years;
  /** For a wine without a vintage: first and last year, counted from its purchase. */
  readonly fromPurchase: Years | undefined;
  readonly basis: (typeof BASES)[number];
  readonly sources: readonly Source[];
}

export type Years = readonly [first: number, last: number];

const SOURCES: ReadonlyMap<string, Source> = new Map(
  readTsv(sourcesTable, { source: cell.text, title: cell.text, address: cell.text }).map(
    ({ source, ...work }) => [source, work],
  ),
);

const year = cell.optional(cell.number);

/** More specific rows come later, and the last matching row counts. */
export const USUAL_YEARS: readonly UsualYears[] = readTsv(yearsTable, {
  label: cell.text,
  types: cell.listOf(cell.wineType),
  places: cell.list,
  grapes: cell.list,
  words: cell.list,
  harvest_from: cell.number,
  harvest_to: cell.number,
  purchase_from: year,
  purchase_to: year,
  basis: cell.oneOf(BASES),
  sources: cell.list,
}).map(({ harvest_from, harvest_to, purchase_from, purchase_to, sources, ...row }) => ({
  ...row,
  fromHarvest: [harvest_from, harvest_to],
  fromPurchase:
    purchase_from === undefined || purchase_to === undefined
      ? undefined
      : [purchase_from, purchase_to],
  sources: sources.flatMap((source) => SOURCES.get(source) ?? []),
}));
