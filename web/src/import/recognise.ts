import { foldText } from "sync-protocol";
import { type Format, FORMATS, type Use } from "./formats/index.ts";

/** A heading as it is compared: without case, accents and spaces around it. */
function folded(heading: string): string {
  return foldText(heading).trim();
}

/** The format whose columns these headings are; `undefined` where none is known by them. */
export function formatOf(header: readonly string[]): Format | undefined {
  const there = new Set(header.map(folded));
  return FORMATS.find(({ needs }) => needs.every((heading) => there.has(folded(heading))));
}

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
    ...(!uses.includes("bottles") && { bottleEach: true }),
    columns: Object.fromEntries(header.map((heading, at) => [heading, uses[at] ?? "later"])),
  };
}
