import { cell, readTsv } from "sync-protocol";
import compositionsTable from "sync-protocol/data/meals/compositions.tsv?raw";

/** What becomes another kind of food by what it is served with. */
interface Composition {
  readonly of: readonly string[];
  /** Kinds of food, or terms by name; one of them is enough. */
  readonly with: readonly string[];
  readonly becomes: string;
}

/** Guides choose by the sauce and the company before the main part; the first that fits is taken. */
const COMPOSITIONS: readonly Composition[] = readTsv(compositionsTable, {
  of: cell.list,
  with: cell.list,
  becomes: cell.text,
});

/** Every kind of food that a plate can become. */
export const COMPOSED: readonly string[] = COMPOSITIONS.map(({ becomes }) => becomes);

/** The kinds of food on a plate, once its parts have come together. */
export function composed(
  families: readonly string[],
  terms: readonly { readonly name: string }[],
): ReadonlySet<string> {
  const company = new Set<string>([...families, ...terms.map(({ name }) => name)]);
  const fitting = COMPOSITIONS.find(
    (one) =>
      one.of.some((family) => families.includes(family)) &&
      one.with.some((name) => company.has(name)),
  );
  if (!fitting) return new Set(families);
  const taken = new Set<string>([...fitting.of, ...fitting.with]);
  return new Set([fitting.becomes, ...families.filter((family) => !taken.has(family))]);
}
