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

/** What supports a row of the table: two published works, one, or only our estimate. */
export const BASES = ["two works", "one work", "estimate"] as const;

/**
 * A table row: the usual drinking window of a kind of wine. A row matches a wine that meets all its
 * conditions. An empty list is no condition.
 */
export interface UsualYears {
  /** The common name of the kind of wine. */
  readonly label: string;
  readonly types: readonly WineType[];
  /**
   * Condition: the wine's country, region, appellation, name or designation must contain one of
   * these place names.
   */
  readonly places: readonly string[];
  /** Condition: the wine's first grape, or its blend, must have one of these names. */
  readonly grapes: readonly string[];
  /** Condition: the label must contain one of these words (a rank, style, wine or producer). */
  readonly words: readonly string[];
  readonly fromHarvest: Years;
  /** The first and last good year of a wine without a vintage, counted from its purchase. */
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

/**
 * The table of usual drinking windows. More specific rows come later, and the last matching row
 * applies.
 */
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
