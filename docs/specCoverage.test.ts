import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marks, sentences, testFiles, testTitles } from "./specCoverage.ts";

const paths = testFiles();
const ids = sentences().map(({ id }) => id);

test("every sentence of the specification has one id and a test", () => {
  const marked = new Set(marks().map(({ id }) => id));

  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  expect(ids.filter((id) => !marked.has(id))).toEqual([]);
});

test("every `// Spec` comment names a specified sentence and precedes a test", () => {
  const wrong = marks().filter(({ id, title }) => !ids.includes(id) || title === undefined);

  expect(wrong).toEqual([]);
});

test("every test that the tables of security.md cite exists", () => {
  const named = testsNamedIn(readFileSync(new URL("security.md", import.meta.url), "utf8"));

  expect(named.length).toBeGreaterThan(50);
  expect(named.map(problemWith).filter((problem) => problem !== undefined)).toEqual([]);
});

interface NamedTest {
  /** The end of the test file's path, as cited. */
  readonly file: string;
  readonly title: string;
}

/**
 * The tests that a page's tables cite in their last column, as `` `file`: title `` separated by
 * "·".
 */
function testsNamedIn(page: string): readonly NamedTest[] {
  const rows = page.split("\n").filter((line) => line.startsWith("| ") && line.includes("`: "));
  return rows.flatMap((row) => {
    const shownBy = row.split(" | ").at(-1) ?? "";
    return Array.from(shownBy.matchAll(/`([^`]+)`: (.+?)\s*(?= · `|\|$)/g), (match) => {
      const [, file = "", title = ""] = match;
      return { file, title };
    });
  });
}

function problemWith({ file, title }: NamedTest): string | undefined {
  const [found, ...others] = paths.filter((path) => `/${path}`.endsWith(`/${file}`));
  if (found === undefined) return `${file} is not there`;
  if (others.length > 0) return `${file} may be any of ${[found, ...others].join(", ")}`;
  return testTitles(found).includes(title) ? undefined : `${file} has no test "${title}"`;
}
