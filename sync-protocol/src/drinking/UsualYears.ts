import sourcesTable from "../../data/drinking-windows/sources.tsv?raw";
import yearsTable from "../../data/drinking-windows/years.tsv?raw";
import * as cell from "../cell.ts";
import { readTsv } from "../readTsv.ts";
import type { WineType } from "../records/wineType.ts";

/** A published work in which years can be looked up. */
export interface Source {
  readonly title: string;
  readonly address: string;
}

/** What the years of a row rest on: published works, or our own estimate. */
export const BASES = ["two works", "one work", "estimate"] as const;

/** For how long wines of a kind are usually at their best. A row holds for a wine that meets all it names. */
export interface UsualYears {
  /** What people call the kind. */
  readonly label: string;
  readonly types: readonly WineType[];
  /** Places of which one is in the country, region, appellation, name or designation. */
  readonly places: readonly string[];
  /** Grapes of which one is named first, or blends of which one is the varietal. */
  readonly grapes: readonly string[];
  /** Words of a rank, style, wine or producer of which one is on the label. */
  readonly words: readonly string[];
  /** First and last year, counted from the harvest. */
  readonly fromHarvest: Years;
  /** First and last year of one without a vintage, counted from when it was bought. */
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

/** Every row, the more telling later: of several that hold for a wine, the last counts. */
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
