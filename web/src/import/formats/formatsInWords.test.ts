import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatsInWords } from "./formatsInWords.ts";

const PAGE = new URL("../../../../docs/import.md", import.meta.url);

test("docs/import.md describes every column of every format", () => {
  expect(readFileSync(PAGE, "utf8")).toContain(formatsInWords());
});
