import yearsTable from "sync-protocol/data/drinking-windows/years.tsv?raw";
import { expect, test } from "vitest";
import { KIND_NAMES } from "./kindNames.ts";

test("every wine kind in the drinking-window table has a translatable name", () => {
  const labels = yearsTable
    .split("\n")
    .slice(1)
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0] ?? "");

  expect(labels.filter((label) => !KIND_NAMES.has(label))).toEqual([]);
});
