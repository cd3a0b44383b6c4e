import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cell, readTsv } from "sync-protocol";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Folders whose subfolders contain data tables. A `columns.tsv` describes the tables beside it. */
const PLACES = ["sync-protocol/data", "web/eval"];

const tables = PLACES.flatMap((place) =>
  readdirSync(join(ROOT, place), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsv") && !path.endsWith("columns.tsv"))
    .map((path) => join(ROOT, place, path)),
);

test.each(tables.map((path) => [relative(ROOT, path), path]))(
  "the data table %s has the columns, values and keys of columns.tsv",
  (_, path) => {
    const columns = columnsOf(path);
    const rows = rowsOf(path);

    expect(headerOf(path)).toEqual(columns.map(({ column }) => column));
    expect(rows.flatMap((row) => columns.flatMap((column) => faultsIn(row, column)))).toEqual([]);
    expect(repeated(rows.map((row) => keyOf(row, columns)))).toEqual([]);
  },
);

test.each(["drinking-windows", "gazetteer"])("every source of %s is cited", (folder) => {
  const path = join(ROOT, "sync-protocol/data", folder, "sources.tsv");
  const cited = new Set(tables.flatMap((citing) => sourcesCitedIn(citing, path)));

  expect(rowsOf(path).filter(({ source }) => !cited.has(source ?? ""))).toEqual([]);
});

type Column = ReturnType<typeof columnsOf>[number];
type Row = Readonly<Record<string, string>>;

function columnsOf(path: string) {
  const folder = dirname(path);
  return readTsv(readFileSync(join(folder, "columns.tsv"), "utf8"), {
    file: cell.text,
    column: cell.text,
    kind: cell.oneOf(["text", "number", "yes", "list", "amounts"]),
    values: cell.list,
    key: cell.flag,
    optional: cell.flag,
  })
    .filter(({ file }) => join(folder, file) === path)
    .map((column) => ({ ...column, allowed: allowedIn(folder, column.values) }));
}

interface Allowed {
  readonly names: ReadonlySet<string>;
  readonly range: readonly number[] | undefined;
}

/**
 * The values that a column may contain. Each of `values` is a word, a range (`1 to 5`), or a table
 * and its column whose values are allowed.
 */
function allowedIn(folder: string, values: readonly string[]): Allowed {
  const range = values.map((value) => /^(-?[\d.]+) to ([\d.]+)$/.exec(value)).find(Boolean);
  const names = values.flatMap((value) => {
    const [, file, column] = /^(\S+\.tsv) (\w+)$/.exec(value) ?? [];
    if (file === undefined || column === undefined) return value;
    return rowsOf(join(folder, file)).flatMap(({ [column]: held = "" }) => [
      held,
      ...cell.list(held),
    ]);
  });
  return { names: new Set(names), range: range?.slice(1).map(Number) };
}

function headerOf(path: string): string[] {
  return (readFileSync(path, "utf8").split("\n")[0] ?? "").split("\t");
}

function rowsOf(path: string): Row[] {
  const columns = headerOf(path).map((column) => [column, cell.text] as const);
  return readTsv<Record<string, string>>(readFileSync(path, "utf8"), Object.fromEntries(columns));
}

function faultsIn(row: Row, { column, kind, allowed, optional }: Column): string[] {
  const whole = row[column] ?? "";
  const at = `${column} of ${Object.values(row).slice(0, 3).join(", ")}`;
  if (whole === "") return optional ? [] : [`${at} is empty`];
  const entries = kind === "list" || kind === "amounts" ? cell.list(whole) : [whole];
  if (entries.some((entry) => entry !== entry.trim())) return [`${at} has stray spaces`];
  const named =
    kind === "amounts" ? entries.map((entry) => entry.replace(/ -?[\d.]+$/, "")) : entries;
  const faults = [...repeated(named).map((entry) => `${at} repeats ${entry}`)];
  if (kind === "yes" && whole !== "yes") faults.push(`${at} is neither yes nor empty`);
  if (kind === "amounts" && named.some((name) => entries.includes(name))) {
    faults.push(`${at} has a name without a number`);
  }
  if (kind === "number")
    return [...faults, ...(isWithin(whole, allowed) ? [] : [`${at} is ${whole}`])];
  const unknown = named
    .map((name) => name.replace(/ \(only\)$/, ""))
    .filter((name) => allowed.names.size > 0 && !allowed.names.has(name));
  return [...faults, ...unknown.map((name) => `${at} has an unknown value: ${name}`)];
}

function isWithin(whole: string, { range: [least, most] = [] }: Allowed): boolean {
  const value = cell.number(whole);
  return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function keyOf(row: Row, columns: readonly Column[]): string {
  const keys = columns.some(({ key }) => key) ? columns.filter(({ key }) => key) : columns;
  return keys.map(({ column }) => row[column]).join("\t");
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

/** The ids of sources in the table `sources` that the table `citing` cites. */
function sourcesCitedIn(citing: string, sources: string): string[] {
  const columns = columnsOf(citing).filter(({ values }) =>
    values.some((value) => join(dirname(citing), value) === `${sources} source`),
  );
  return rowsOf(citing).flatMap((row) =>
    columns.flatMap(({ column }) => cell.list(row[column] ?? "")),
  );
}
