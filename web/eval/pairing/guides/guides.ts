import { cell, readTsv } from "sync-protocol";
import dishesTable from "./dishes.tsv?raw";
import guidesTable from "./guides.tsv?raw";

/** A published guide and its pairings: only facts, in its own words for dish and wine. */
export interface PairingGuide {
  readonly title: string;
  readonly address: string;
  /** The round of its transcription: the third began when the first two had been used too often. */
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
