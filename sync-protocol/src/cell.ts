/**
 * Readers for the cells of a data table; `data/README.md` explains the notation. Every reader
 * except `text` and `list` throws on an invalid cell.
 */
import { WINE_TYPES, type WineType } from "./records/wineType.ts";

export type ReadCell<Value> = (cell: string) => Value;

export const text: ReadCell<string> = (cell) => cell;

export const list: ReadCell<string[]> = (cell) => (cell === "" ? [] : cell.split(", "));

export const number: ReadCell<number> = (cell) => {
  const value = Number(cell);
  if (cell === "" || Number.isNaN(value)) throw new Error(`Not a number: ${cell}`);
  return value;
};

/** Reads `yes` as true and an empty cell as false. */
export const flag: ReadCell<boolean> = (cell) => {
  if (cell !== "" && cell !== "yes") throw new Error(`Neither yes nor empty: ${cell}`);
  return cell === "yes";
};

/** Reads the short name of a wine type, such as `red` for `Red Wine`. */
export const wineType: ReadCell<WineType> = (cell) => {
  const type = WINE_TYPES.find((known) => known.toLowerCase() === `${cell} wine`);
  if (!type) throw new Error(`Unknown type of wine: ${cell}`);
  return type;
};

export const oneOf =
  <const Value extends string>(values: readonly Value[]): ReadCell<Value> =>
  (cell) => {
    const value = values.find((known) => known === cell);
    if (value === undefined) throw new Error(`None of ${values.join(", ")}: ${cell}`);
    return value;
  };

export const listOf =
  <Value>(read: ReadCell<Value>): ReadCell<Value[]> =>
  (cell) =>
    list(cell).map(read);

export const optional =
  <Value>(read: ReadCell<Value>): ReadCell<Value | undefined> =>
  (cell) =>
    cell === "" ? undefined : read(cell);

/** Reads names with a number each: `weight 2.5, fat 3`. */
export const amounts: ReadCell<ReadonlyMap<string, number>> = (cell) =>
  new Map(
    list(cell).map((entry) => {
      const end = entry.lastIndexOf(" ");
      return [entry.slice(0, end), number(entry.slice(end + 1))];
    }),
  );

/** Like {@link amounts}, but accepts only these names. */
export const amountsOf =
  <const Name extends string>(names: readonly Name[]): ReadCell<Partial<Record<Name, number>>> =>
  (cell) => {
    const known: Partial<Record<Name, number>> = {};
    for (const [name, amount] of amounts(cell)) known[oneOf(names)(name)] = amount;
    return known;
  };
