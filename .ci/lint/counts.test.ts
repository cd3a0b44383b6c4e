import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const NOUNS = [
  ...["bottle", "wine", "place", "group", "photo", "change", "entrie", "space", "position"],
  ...["row", "file", "table", "column", "event", "tasting", "purchase", "lot", "label", "code"],
  ...["passkey", "device", "token", "plate", "question", "other", "reminder", "tag"],
  ...["cellar", "user", "processe", "server", "record", "import", "year", "month", "day", "hour"],
].join("|");

/** A value and a plural noun in a text: "${String(count)} bottles", "{count} bottles". */
const COUNTED = new RegExp(
  `(?:\\$|>|^\\s*)\\{([^{}]*)\\} (?:(?!of |that )[a-z]+ )?(?:${NOUNS})s\\b(?!=)`,
  "g",
);

/**
 * Names of constants that are limits. A limit is always more than one, so its noun needs no
 * singular.
 */
const LIMIT = /^(?:\w+\()?[A-Z_]+(?:\.max|\.toLocaleString\("en"\))?\)?$/;

/** Texts with a count that is always more than one, so the noun needs no singular. */
const NEVER_ONE = [
  "web/src/import/wines/wineDraft.ts: ${String(priced.length)} lots",
  "web/src/features/account/security/NewTokenDialog.tsx: ${String(days)} days",
  "web/src/rules/history/eventAuthor.ts: ${events.length.toLocaleString()} changes",
];

test("every text whose count can be one also has a singular form", () => {
  const faults = ["web", "api", "sync-protocol"].flatMap(sourcesOf).flatMap(faultsIn);

  expect(faults.filter((fault) => !NEVER_ONE.includes(fault))).toEqual([]);
});

test.each([
  ["`${String(count)} bottles`", 1],
  ["<p>{bottles.toLocaleString()} open bottles</p>", 1],
  ['count === 1 ? "1 bottle" : `${String(count)} bottles`', 0],
  ["`at most ${String(WINES_MAX)} wines`", 0],
])("in the line %s, the check finds %i plurals without a singular", (line, faults) => {
  expect(faultsOf(line, "")).toHaveLength(faults);
});

function sourcesOf(part: string): readonly string[] {
  const folder = join(ROOT, part, "src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test\w*\/|testFiles/.test(file))
    .map((file) => join(folder, file));
}

function faultsIn(file: string): readonly string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => {
    const before = lines.slice(Math.max(0, at - 2), at).join(" ");
    return faultsOf(line, before).map((text) => `${file.slice(ROOT.length)}: ${text}`);
  });
}

/**
 * The plural nouns in a line that follow a count which can be one. Empty if the line, or one of the
 * two lines before, handles the singular.
 */
function faultsOf(line: string, before: string): readonly string[] {
  if (/^\s*(?:\*|\/[/*])/.test(line) || /=== 1\b|> 1\b|> 48\b|> 0\) return/.test(before + line))
    return [];
  return Array.from(line.matchAll(COUNTED))
    .filter(([, value = ""]) => !LIMIT.test(value) && !value.includes("=>"))
    .map(([text]) => text);
}
