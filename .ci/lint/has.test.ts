import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../web/src", import.meta.url));

const COMMENT = /\/\*.*?\*\//gs;

const ALL_BY_HAS = /:has\((?:[^()]|\([^()]*\))*\)[^,{]*[\s>+~]\*(?=[\s,:{])[^,{]*/g;

// With such a rule, Chromium restyles the whole page whenever an element is added to it.
test("no style rule selects `*` beside or within an element with :has()", () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );

  const faults = sheets.flatMap((sheet) => faultsOf(readFileSync(join(SOURCES, sheet), "utf8")));

  expect(sheets).not.toEqual([]);
  expect(faults).toEqual([]);
});

test("the check of :has() finds a rule for all children", () => {
  const text = "/* .a:has(b) * */ .a:has(> :nth-child(6)) > * { flex: 1 } .b:has(i) .c { }";

  expect(faultsOf(text)).toEqual([":has(> :nth-child(6)) > * "]);
});

function faultsOf(text: string): readonly string[] {
  return text.replace(COMMENT, "").match(ALL_BY_HAS) ?? [];
}
