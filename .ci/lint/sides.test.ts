import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../../web/src", import.meta.url));

/** A CSS property or value that names a side: `margin-left`, `text-align: right`. */
const SIDE_IN_STYLES =
  /(?<![\w-])(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?\s*:|:\s*(?:left|right)\s*[;}]/g;

/** Names of sides in a style object, or in one of Mantine's short properties. */
const SIDE_IN_CODE =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|\b(?:float|textAlign): "(?:left|right)"|\b(?:left|right): ["`]?(?:-?\d|calc)|\s(?:m[lr]|p[lr]|left|right|ta)=(?:\{[\d"]|"(?!start|end|center))/g;

/** Files in which a side of the screen or paper is meant, each with the reason. */
const PHYSICAL: Readonly<Record<string, string>> = {
  "features/stickers/StickerSheet.module.css": "Places on a sheet of printed labels.",
  "parts/charts/mapPanels.ts": "West is on the left of a map.",
};

test("styles use start and end instead of left and right", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });

  const faults = files
    .filter((file) => /^[^.]+(?:\.module)?\.(?:css|tsx?)$/.test(file) && !(file in PHYSICAL))
    .flatMap(faultsIn);

  expect(faults).toEqual([]);
});

test.each([
  ["a.css", ".a { margin-left: 1px; }", ["margin-left:"]],
  ["a.css", ".a { right: 0; text-align: left; }", ["right:", ": left;"]],
  ["a.css", ".a { border-left-width: 0 }", ["border-left-width:"]],
  ["a.css", '.a[data-side="right"] { inset-inline-end: 0; }', []],
  ["a.css", ".a { padding-inline: env(safe-area-inset-left); }", []],
  [
    "a.tsx",
    '<p style={{ textAlign: "left", paddingRight: 4 }} />',
    ['textAlign: "left"', "paddingRight"],
  ],
  ["a.tsx", "<Box ml={4} />", ["ml={4"]],
  ["a.tsx", "const { left } = element.getBoundingClientRect();", []],
])("in file %s, the check of %s reports the physical sides %j", (file, text, faults) => {
  expect(faultsOf(file, text).map((fault) => fault.trim())).toEqual(faults);
});

function faultsIn(file: string): readonly string[] {
  const faults = faultsOf(file, readFileSync(join(SOURCES, file), "utf8"));
  return faults.map((fault) => `${file}: ${fault}`);
}

function faultsOf(file: string, text: string): readonly string[] {
  return text.match(file.endsWith(".css") ? SIDE_IN_STYLES : SIDE_IN_CODE) ?? [];
}
