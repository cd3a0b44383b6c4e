import { cell, readTsv } from "sync-protocol";
import dishesTable from "./dishes.tsv?raw";
import guidesTable from "./guides.tsv?raw";

/**
 * A published guide and its pairings. Contains only facts, in the guide's words for dishes and
 * wines.
 */
export interface PairingGuide {
  readonly title: string;
  readonly address: string;
  /**
   * The round of evaluation for which the guide was transcribed. The third round began when the
   * guides of the first two had been examined too often.
   */
  readonly round: number;
  readonly dishes: ReadonlyMap<string, readonly string[]>;
}

const dishes = readTsv(dishesTable, { guide: cell.text, dish: cell.text, wines: cell.list });

export const GUIDES: readonly PairingGuide[] = readTsv(guidesTable, {
  title: cell.text,
  address: cell.text,
  round: cell.number,
}).map((guide) => ({
  ...guide,
  dishes: new Map(
    dishes
      .filter((named) => named.guide === guide.title)
      .map(({ dish, wines }) => [dish, wines] as const),
  ),
}));
