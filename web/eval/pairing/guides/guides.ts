import { cell, readTsv } from "sync-protocol";
import dishesTable from "./dishes.tsv?raw";
import guidesTable from "./guides.tsv?raw";

/** A published guide, and what it names: facts only, in its own words for dish and wine. */
export interface PairingGuide {
  readonly title: string;
  readonly address: string;
  /** In which round it was transcribed: the third when the first two were worn out. */
  readonly round: number;
  /** The wines that the guide names for a dish, by dish. */
  readonly dishes: ReadonlyMap<string, readonly string[]>;
}

const dishes = readTsv(dishesTable, { guide: cell.text, dish: cell.text, wines: cell.list });

/** Every guide that was transcribed. */
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
