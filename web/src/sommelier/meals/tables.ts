import { cell, readTsv } from "sync-protocol";
import tablesTable from "sync-protocol/data/meals/tables.tsv?raw";

/** Kinds of food that share their wines in guides, whatever else tells them apart, by table; each lies on one. */
export const TABLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readTsv(tablesTable, { table: cell.text, foods: cell.list }).map(({ table, foods }) => [
    table,
    new Set(foods),
  ]),
);

/** The tables on which these kinds of food lie, each once. */
export function tablesOf(families: ReadonlySet<string>): readonly string[] {
  return [...TABLES].flatMap(([table, onIt]) =>
    [...families].some((family) => onIt.has(family)) ? [table] : [],
  );
}
