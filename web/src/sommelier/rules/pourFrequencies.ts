import { cell, readTsv } from "sync-protocol";
import pouredTable from "sync-protocol/data/meals/poured.tsv?raw";
import type { Pours } from "./usualPours.ts";

/**
 * How often guides recommend each kind of wine, by table. A test checks that these are the numbers
 * from `npm run eval:pairing -- --count`.
 */
export const POUR_FREQUENCIES: Pours = new Map(
  readTsv(pouredTable, { table: cell.text, wines: cell.amounts }).map(({ table, wines }) => [
    table,
    new Map([...wines].map(([kind, percent]) => [kind, percent / 100])),
  ]),
);
