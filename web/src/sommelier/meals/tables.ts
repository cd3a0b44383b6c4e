import { cell, readTsv } from "sync-protocol";
import tablesTable from "sync-protocol/data/meals/tables.tsv?raw";

/**
 * Kinds of food, grouped in tables. Guides recommend the same wines for all foods of a table. Each
 * food is in one table.
 */
export const TABLES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readTsv(tablesTable, { table: cell.text, foods: cell.list }).map(({ table, foods }) => [
    table,
    new Set(foods),
  ]),
);

export function tablesOf(families: ReadonlySet<string>): readonly string[] {
  return [...TABLES].flatMap(([table, onIt]) =>
    [...families].some((family) => onIt.has(family)) ? [table] : [],
  );
}
