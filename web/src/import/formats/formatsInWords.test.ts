import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatsInWords } from "./formatsInWords.ts";

const PAGE = new URL("../../../../docs/import.md", import.meta.url);

test("docs/import.md says of every column of every format what it becomes", () => {
  expect(readFileSync(PAGE, "utf8")).toContain(formatsInWords());
});
