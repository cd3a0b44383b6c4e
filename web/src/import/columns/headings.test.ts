import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guessedUses } from "./guessUses.ts";

const CASES = readFileSync(new URL("headings.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split("\t"));

test.each(CASES)(
  "a column “%s” with the cell “%s” is read as %s",
  (heading = "", cell = "", use = "") => {
    expect(guessedUses([heading], [{ cells: [cell] }])).toEqual([use]);
  },
);
