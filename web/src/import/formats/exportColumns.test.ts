import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatOf, usesOf } from "../files/recognise.ts";
import { aTable, readTexts } from "../files/testFiles.ts";

const LISTS = readFileSync(new URL("fixtures/exportColumns.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [name = "", table = "", columns = ""] = line.split("\t");
    return { name, table, header: columns.split(",") };
  });

// Spec 10.15
test.each(LISTS)("$name is recognized by its columns", ({ table, header }) => {
  expect(formatOf(header)?.title).toBe(table);
});

const READ = LISTS.filter(({ header }) => formatOf(header)?.refusal === undefined);

// Spec 10.15
test.each(READ)("the import keeps every cell of a full row of $name", ({ header }) => {
  const row = Object.fromEntries(header.map((heading) => [heading, cellOf(heading)]));

  const reading = readTexts([aTable(header.join(","), [row])]);

  const format = formatOf(header);
  const uses = format ? usesOf(format, header) : [];
  const result = JSON.stringify([reading.wines, reading.places, reading.doubts]);
  const isIncluded = (heading: string) => heading in CODES || result.includes(cellOf(heading));
  const lost = header.filter((heading, at) => uses[at] !== "repeats" && !isIncluded(heading));
  expect(lost).toEqual([]);
  expect(reading.wines).toHaveLength(1);
});

/** Sample cells for columns of codes or numbers. Other tests cover their meaning. */
const CODES: Readonly<Record<string, string>> = {
  BottleState: "1",
  Delivered: "True",
  Pending: "0",
  rackPosition: "3",
};

function cellOf(heading: string): string {
  return CODES[heading] ?? `${heading} given`;
}
