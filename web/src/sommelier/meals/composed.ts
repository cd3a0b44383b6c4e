import { cell, readTsv } from "sync-protocol";
import compositionsTable from "sync-protocol/data/meals/compositions.tsv?raw";

/** A kind of food that becomes another kind if certain other parts are on the plate. */
interface Composition {
  readonly of: readonly string[];
  /** Kinds of food, or names of terms. One of them on the plate is enough. */
  readonly with: readonly string[];
  readonly becomes: string;
}

/**
 * Compositions in order; only the first that matches applies. Needed because wine guides choose a
 * wine by the sauce and the sides rather than by the main part.
 */
const COMPOSITIONS: readonly Composition[] = readTsv(compositionsTable, {
  of: cell.list,
  with: cell.list,
  becomes: cell.text,
});

export const COMPOSED: readonly string[] = COMPOSITIONS.map(({ becomes }) => becomes);

/** The kinds of food on a plate, after applying compositions. */
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
