import { foldText } from "sync-protocol";
import { type Format, FORMATS, type Use } from "../formats/index.ts";

/** A heading in the form used for comparison: without case, accents and surrounding spaces. */
function folded(heading: string): string {
  return foldText(heading).trim();
}

export function formatOf(header: readonly string[]): Format | undefined {
  const there = new Set(header.map(folded));
  const isThere = (heading: string) => there.has(folded(heading));
  return FORMATS.find(
    ({ needs, among }) =>
      needs.every(isThere) && (among === undefined || among.filter(isThere).length >= AMONG),
  );
}

/** Minimum number of a format's `among` headings that a table must have to be recognized. */
const AMONG = 2;

/** The use of each column. A column that the format does not know gets `later`. */
export function usesOf({ columns }: Format, header: readonly string[]): readonly Use[] {
  const uses = new Map(Object.entries(columns).map(([name, use]) => [folded(name), use]));
  return header.map((heading) => uses.get(folded(heading)) ?? "later");
}

export function ownTable(header: readonly string[], uses: readonly Use[]): Format {
  return {
    source: "Table",
    title: "A table",
    needs: [],
    stock: 1,
    isOwners: true,
    columns: Object.fromEntries(header.map((heading, at) => [heading, uses[at] ?? "later"])),
  };
}
