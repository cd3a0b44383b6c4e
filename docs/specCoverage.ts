import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { cell, readTsv } from "sync-protocol";

const DOCS = fileURLToPath(new URL(".", import.meta.url));
const ROOT = join(DOCS, "..");
const FOLDERS = [
  "sync-protocol/src",
  "api/src",
  "api/test",
  "web/src",
  "e2e/simulation",
  "e2e/tests",
  "docs",
];
const MARK = /^ *\/\/ *spec:? +(\d.*)$/gim;
const TITLE = /(?:\btest|\))\(\s*("(?:\\.|[^"\\])*"|`[^`]*`)\s*,/g;

export interface Sentence {
  readonly id: string;
  readonly section: string;
  readonly sentence: string;
}

/** One id, such as 2.14, in a test file's comment `// Spec 2.14, 3.2`. */
export interface Mark {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  /** Title of the test below the comment. */
  readonly title: string | undefined;
}

export function sentences(): readonly Sentence[] {
  return readTsv(readFileSync(join(DOCS, "spec-coverage.tsv"), "utf8"), {
    id: cell.text,
    section: cell.text,
    sentence: cell.text,
  });
}

/** Paths of all test files, from the root of the repository. */
export function testFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
}

export function testTitles(path: string): readonly string[] {
  return titlesIn(readFileSync(join(ROOT, path), "utf8"));
}

export function marks(): readonly Mark[] {
  return testFiles().flatMap((path) => {
    const source = readFileSync(join(ROOT, path), "utf8");
    return Array.from(source.matchAll(MARK)).flatMap(({ 0: mark, 1: ids = "", index }) => {
      const below = source.slice(index + mark.length).replace(/^(?:\s*\/\/.*)*\s*/, "");
      const title = /^(?:test|it)\b/.test(below) ? titlesIn(below)[0] : undefined;
      const line = source.slice(0, index).split("\n").length;
      return ids.split(", ").map((id) => ({ id, path, line, title }));
    });
  });
}

function titlesIn(source: string): readonly string[] {
  return Array.from(source.matchAll(TITLE), ([, literal = ""]) =>
    literal.slice(1, -1).replaceAll('\\"', '"'),
  );
}

function page(): string {
  const its = sentences();
  const all = marks();
  const sections = Array.from(new Set(its.map(({ section }) => section)), (section) => {
    const entries = its.filter((one) => one.section === section).map((one) => entry(one, all));
    return [`## ${section}\n`, ...entries].join("\n");
  });
  return `# The tests for each sentence of the specification\n\n${sections.join("\n\n")}\n`;
}

function entry({ id, sentence }: Sentence, all: readonly Mark[]): string {
  const tests = all
    .filter((mark) => mark.id === id)
    .map(({ path, line, title = "" }) => `  - [${path}](../${path}#L${String(line)}): ${title}`);
  return [`- **${id}** ${sentence}`, ...tests].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = join(DOCS, "spec-coverage.md");
  writeFileSync(target, page());
  process.stdout.write(`Wrote ${relative(process.cwd(), target)}\n`);
}
