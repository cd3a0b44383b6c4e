import { foldText } from "sync-protocol";
import { type Format, FORMATS, type Use } from "../formats/index.ts";

/** A heading as it is compared: without case, accents and spaces around it. */
function folded(heading: string): string {
  return foldText(heading).trim();
}

/** The format whose columns these headings are; `undefined` where none is known by them. */
export function formatOf(header: readonly string[]): Format | undefined {
  const there = new Set(header.map(folded));
  const isThere = (heading: string) => there.has(folded(heading));
  return FORMATS.find(
    ({ needs, among }) =>
      needs.every(isThere) && (among === undefined || among.filter(isThere).length >= AMONG),
  );
}

/** How many of the headings by which a table is known among others it must have. */
const AMONG = 2;

/** What each column says, by its heading; what no table names has no place yet. */
export function usesOf({ columns }: Format, header: readonly string[]): readonly Use[] {
  const uses = new Map(Object.entries(columns).map(([name, use]) => [folded(name), use]));
  return header.map((heading) => uses.get(folded(heading)) ?? "later");
}

/** The table of a person, whose columns say what they have chosen. */
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
