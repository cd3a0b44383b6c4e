import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TESTED = [
  "sync-protocol/src",
  "e2e/simulation",
  "api/src",
  "api/test",
  "web/src",
  "e2e/tests",
  "docs",
];

test.each([
  ["spec-coverage.md", 100],
  ["security.md", 50],
])("every test that %s names is there, under that title", async (page, atLeast) => {
  const files = await testFiles();
  const named = testsNamedIn(await readFile(join(ROOT, "docs", page), "utf8"));
  expect(named.length).toBeGreaterThan(atLeast);

  const wrong = await Promise.all(named.map((one) => problemWith(one, files)));

  expect(wrong.filter((problem) => problem !== undefined)).toEqual([]);
});

/** A test as the page names it: the end of its file's path, and its title. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** Every `` `file`: title `` in the last column of the page's tables, parted by "·". */
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

async function problemWith(
  { file, title }: NamedTest,
  files: readonly string[],
): Promise<string | undefined> {
  const [found, ...others] = files.filter((path) => `/${path}`.endsWith(`/${file}`));
  if (found === undefined) return `${file} is not there`;
  if (others.length > 0) return `${file} may be any of ${[found, ...others].join(", ")}`;
  const titles = titlesIn(await readFile(join(ROOT, found), "utf8"));
  return titles.includes(title) ? undefined : `${file} has no test "${title}"`;
}

/** The titles of the tests in a source: what `test(…)` or `test.each(…)(…)` is first given. */
function titlesIn(source: string): readonly string[] {
  const openings = source.matchAll(/(?:\btest|\))\(\s*("(?:\\.|[^"\\])*"|`[^`]*`)\s*,/g);
  return Array.from(openings, ([, literal = ""]) => literal.slice(1, -1).replaceAll('\\"', '"'));
}

async function testFiles(): Promise<readonly string[]> {
  const folders = TESTED.map(async (folder) => {
    const inside = await readdir(join(ROOT, folder), { recursive: true });
    return inside.map((path) => join(folder, path));
  });
  const paths = (await Promise.all(folders)).flat();
  return paths.filter((path) => /\.(test|spec)\.tsx?$/.test(path));
}
